export default {
	wheel: "A roda tem {count, number} segmentos, todos com a mesma chance.",
	legend: "O que os segmentos pagam",
	segments: "{count, number} de {all, number}",
	blank: "nada",
	spin: "Girar · {amount}",
	risk: "Risco",
	risks: { low: "Baixo", medium: "Médio", high: "Alto" },
	ready: "Segmento mais alto {times}× · {stake} pode pagar {amount}",
	won: "{times}× · você ganhou {win}",
	lost: "Sem prêmio desta vez",
	choice: "Risco",
	spoken: { stopped: "A roda parou no segmento {segment, number} de {all, number}: {times}×." },
	rules: {
		begin:
			"Escolha o risco e sua aposta. Cada risco tem sua própria roda de 24 segmentos: mais risco significa menos segmentos que pagam, e prêmios maiores.",
		spin: "O segmento é sorteado quando você toca em Girar, cada um dos 24 com a mesma chance. A roda então gira até ele; quanto tempo ela gira não decide nada.",
		pays: "O segmento sob o ponteiro multiplica sua aposta. Nenhum segmento paga menos que a aposta, exceto os que não pagam nada.",
		exact: "As três rodas devolvem exatamente 98,00%.",
	},
	drawn: "Um sorteio abaixo de 24: o segmento da roda escolhida, contado a partir do topo, começando em 0.",
};
