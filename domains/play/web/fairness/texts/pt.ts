export default {
	title: "Como as rodadas se mantêm justas",
	description: "Em que ordem vêm o hash, as sementes e os números, e como você mesmo pode conferir cada rodada.",
	intro:
		"Você não precisa acreditar em nós. Esta é a ordem completa, e cada etapa deixa algo que você, ou quem você quiser, pode conferir.",
	steps: "Passo a passo",
	commit: {
		title: "Primeiro, nosso hash",
		text: "Criamos uma semente secreta para você e mostramos o hash SHA-256 dela. O hash fixa a semente sem revelá-la. Em cada jogo ele está em “Jogo justo”, antes que qualquer outra coisa aconteça.",
	},
	choose: {
		title: "Depois, sua semente",
		text: "Só quando seu navegador tem nosso hash ele cria sua semente ao acaso, ou você digita uma. Ela é enviada junto com o hash a que corresponde. Uma semente que você já usou é recusada: poderíamos tê-la conhecido ao criar a nossa. Até sua semente ser escolhida, nenhuma rodada é sorteada.",
	},
	number: {
		title: "Em seguida, as rodadas, numeradas sem lacunas",
		text: "Cada rodada é sorteada a partir da nossa semente, da sua e do número dela: 0, 1, 2 e assim por diante. Só uma rodada jogada usa um número. Uma rodada recusada, ou pedida de novo após uma queda de conexão, não usa nenhum. Um só servidor por vez sorteia com um par. Sua lista de rodadas mostra o número de cada uma, de modo que a falta de uma seria notada.",
	},
	end: {
		title: "O fim de um par",
		text: "Quando você troca as sementes, o par termina, e o próximo começa com seu próprio hash e uma nova semente sua. Assinamos uma declaração do fim: qual dos seus pares era, quando nosso hash foi mostrado, quando sua semente foi escolhida, quantas rodadas foram sorteadas e por que terminou. Seus pares também são numerados a partir de 1 sem lacunas, então nenhum pode ser omitido.",
	},
	reveal: {
		title: "Nossa semente é revelada",
		text: "Assim que nada sorteado com ela estiver pendente: na hora ou, se um servidor não responder, dois minutos e meio depois. Então qualquer pessoa pode calcular o hash dela e cada rodada.",
	},
	endsTitle: "Por que um par termina",
	endsText:
		"Quase sempre porque você quer. Quando nós precisamos encerrar um par, nenhum número é pulado, o próximo par espera uma nova semente do seu navegador, e o motivo fica na sua lista com nossa assinatura.",
	ends: {
		player: "Você trocou as sementes.",
		restart:
			"Nosso servidor parou sem aviso enquanto sorteava com o par. Uma rodada em andamento naquele momento foi jogada com o número seguinte ou não foi jogada.",
		unresolved: "Nosso banco de dados não soube dizer se a última rodada tinha sido jogada, e outra foi pedida.",
		earlierVersion: "O par começou antes de estas regras valerem.",
	},
	practiceTitle: "Modo demo",
	practiceText:
		"O modo demo tem os mesmos rolos, as mesmas chances e a mesma ordem: primeiro nosso hash, depois uma semente do seu navegador. Cada rodada demo tem seu próprio par, e nossa semente é revelada junto com ela.",
	checkTitle: "Confira você mesmo",
	checkText:
		"O verificador calcula uma rodada, ou confere nossa declaração sobre um par, no seu navegador. Para conferir sem nenhum código nosso, use as regras publicadas abaixo, um comprovante e a semente revelada. Este pequeno programa, com todos os arquivos em uma pasta, não precisa de mais nada.",
	program: "O programa (para Node.js)",
	programTitles: "O segundo arquivo dele",
	programDice: "O terceiro arquivo dele",
	programSlots: "O quarto arquivo dele",
	key: "Chave das nossas assinaturas (Ed25519)",
	keyHint: "Com ela assinamos nossas declarações sobre o fim dos pares.",
	gamesTitle: "As regras de cada jogo",
	gamesText:
		"Tudo o que decide uma rodada, em um só texto. O SHA-256 dele é o hash que cada rodada informa. O texto de um hash nunca muda.",
	rulesHash: "Hash das regras, versão {version, number}",
	inWords: "Em palavras",
	asData: "Como dados (JSON)",
	gameRules: {
		title: "{title}: todas as regras",
		description: "Os rolos, pagamentos e sorteios de {title}, completos, para que qualquer rodada possa ser calculada.",
		intro:
			"Tudo o que decide uma rodada deste jogo. Com isso, as sementes reveladas e um comprovante, você pode calcular a rodada à mão ou com um programa seu.",
		hashHint: "SHA-256 das regras como dados. As rodadas jogadas com estas regras o informam.",
		drawsTitle: "O que é sorteado, nesta ordem",
		stream:
			"A sequência: o bloco b = 0, 1, 2 e assim por diante é HMAC-SHA256 com nossa semente (32 bytes) como chave sobre o texto “sua semente:número:b”. Cada bloco dá oito números de 32 bits, com o byte mais significativo primeiro.",
		below:
			"Um sorteio abaixo de n usa o próximo número da sequência. Um que não seja menor que 2³² − (2³² mod n) é descartado, e usa-se o seguinte. O resto da divisão dele por n é o resultado.",
		stops:
			"Uma parada para cada rolo a partir da esquerda, abaixo do comprimento dele: {lengths}. É a posição da tira que fica na fileira de cima. As duas posições seguintes ficam abaixo; depois da última vem a primeira.",
		drawSpecial: "Quando há giros grátis: o símbolo que cresce, sorteado com estes pesos: {choices}.",
		drawMultiplier: "Quando há giros grátis: o multiplicador, sorteado com estes pesos: {choices}.",
		freeStops: "Para cada giro grátis, uma parada para cada um dos rolos dele, abaixo de {lengths}.",
		drawJackpot:
			"Para o jackpot, de uma sequência própria (clientSeed:nonce:jackpot:b), um número para cada um dos potes, abaixo de {below}. A rodada ganha um pote se o número for menor que a aposta dela em unidades.",
		nothingElse: "Nada mais é sorteado.",
		paysText:
			"As linhas pagam em apostas por linha; os scatters, em apostas totais. Em uma linha contam os rolos vizinhos a partir do primeiro, e os curingas substituem. Quando uma linha pode ser lida como sequência de curingas ou de outro símbolo, vale a que paga mais, nunca as duas.",
		cap: "Nenhuma rodada pode passar de {times, number} × a aposta, e nenhum prêmio é cortado.",
		linesText:
			"Cada linha com a fileira que ela cruza em cada rolo. Cada rodada joga {count, plural, one {a única linha} other {todas as # linhas}}.",
	},
};
