import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	interrupted: article(
		"A conexão caiu no meio de uma rodada. Perdi minha aposta?",
		"Não. O resultado foi decidido e guardado quando você tocou no botão.",
		"caiu a conexão, desconectou, travou, congelou, sem internet, jogo parado, giro",
		paragraph(
			"Abra o jogo de novo: ele mostra a rodada até o fim, e o que você ganhou já está no seu saldo. Uma aposta nunca é cobrada duas vezes, não importa quantas vezes você toque.",
		),
		link("Suas rodadas", "/account/rounds"),
	),
	"checking-fairness": article(
		"Como sei que um jogo é justo?",
		"Você pode conferir cada rodada, com dados que foram fixados antes dela.",
		"manipulado, viciado, roubado, comprovadamente justo, provably fair, aleatório, rng, semente, hash, verificar",
		paragraph(
			"Antes de você jogar, publicamos o hash de um segredo, e seu navegador acrescenta um número próprio. Os dois decidem a rodada. Depois o segredo é revelado, e qualquer pessoa pode repetir o sorteio da rodada e comparar.",
		),
		paragraph(
			"Um jogo não sabe quem joga, quanto, nem o que veio antes. Nenhum prêmio está prestes a sair, e nenhum é retido.",
		),
		link("Como funciona o jogo justo", "/fairness"),
		link("Verificar uma rodada", "/fairness/verify"),
	),
	"return-and-volatility": article(
		"O que significam retorno e volatilidade?",
		"Quanto volta a longo prazo, e com que regularidade.",
		"rtp, retorno ao jogador, vantagem da casa, porcentagem de pagamento, chances, probabilidade, variância",
		paragraph(
			"Um retorno de 96% significa: de cada 100 apostados por todos os jogadores juntos durante muito tempo, voltam 96. Em uma noite, pode ser muito mais ou nada. O que não volta é quanto custa jogar.",
		),
		paragraph(
			"Volatilidade baixa: muitos prêmios pequenos. Volatilidade alta: poucos, e maiores. O retorno é o mesmo no modo demo e com dinheiro real, e está informado em cada jogo.",
		),
		link("Jogo justo", "/pages/fairness"),
	),
	"game-does-not-load": article(
		"Um jogo não carrega ou trava",
		"Primeiro, recarregue a página. Nada do que você apostou depende disso.",
		"tela preta, lento, travando, lag, som, erro, navegador, carregando",
		list(
			"Recarregue a página e feche outras abas com jogos.",
			"Atualize o navegador. Desative extensões que bloqueiam conteúdo.",
			"No celular, o modo de economia de energia deixa os jogos lentos. A memória cheia também.",
		),
		paragraph("Se ainda não funcionar, diga a nós qual é o jogo, o dispositivo e o navegador."),
		link("Fale conosco", "/contact-us"),
	),
} satisfies Articles;
