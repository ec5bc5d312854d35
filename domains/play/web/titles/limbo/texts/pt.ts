export default {
	target: "Altura a alcançar",
	lower: "Uma altura menor",
	higher: "Uma altura maior",
	odds: "Chance {chance, number, ::percent .00##} · paga {amount}",
	fell: "Chegou a {height, number, ::.00##}×. Sem prêmio desta vez.",
	spoken: {
		reached: "O cometa chegou a {height, number, ::.00##}×; a altura escolhida era {target, number, ::.00##}×.",
	},
	rules: {
		begin: "Escolha a altura que o cometa precisa alcançar, de 1,01 a 10.000 vezes, e sua aposta.",
		draw: "Um número é sorteado em cada rodada. Uma altura de x é alcançada com chance de 99 ÷ x por cento, então todas as alturas têm o mesmo retorno.",
		pays: "Se o cometa chegar a essa altura ou mais alto, sua aposta é paga esse número de vezes. Senão, ela se perde.",
	},
	drawn:
		"Um sorteio d abaixo de 2^32. A altura em centésimos é 99 × 2^32 ÷ (d + 1), cortada para um número inteiro; abaixo de 100, é 100.",
};
