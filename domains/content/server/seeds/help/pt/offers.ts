import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"how-a-bonus-works": article(
		"Como funciona um bônus?",
		"Com o dinheiro de bônus você pode jogar, e ele vira saldo real quando o requisito de apostas é cumprido.",
		"requisito de apostas, rollover, promoção, bônus de boas-vindas, termos, bônus expirado, perdi o bônus",
		paragraph(
			"O requisito diz quanto precisa ser apostado antes: um bônus de 20,00 com requisito de dez vezes precisa de 200,00 em apostas. O que conta, até quando e a aposta máxima estão na oferta antes de você aceitá-la.",
		),
		list(
			"Você pode desistir de um bônus quando quiser. O dinheiro de bônus se perde, e seu próprio saldo real fica.",
			"Um bônus cujo prazo acabou termina sozinho.",
			"Só um bônus está em jogo por vez. Os outros esperam.",
		),
		link("Seus bônus", "/account/bonuses"),
		link("Ofertas", "/promotions"),
	),
	"free-spins-and-free-bets": article(
		"O que são giros grátis e apostas grátis?",
		"Rodadas e apostas cujo valor nós pagamos.",
		"giro grátis, rodadas grátis, aposta grátis, free spin, free bet, promocional",
		list(
			"Giros grátis são de um jogo e de um valor de aposta. O que eles ganham é saldo real ou dinheiro de bônus, como diz a oferta.",
			"Uma aposta grátis paga o ganho sem o valor apostado: 5,00 com odd 3,00 pagam 10,00.",
			"Os dois têm prazo. Se a aposta for anulada, a aposta grátis volta enquanto durar o prazo dela.",
		),
		link("Seus giros grátis", "/account/spins"),
		link("Suas apostas grátis", "/sports/slip"),
	),
	"inviting-friends": article(
		"O que ganho por convidar um amigo?",
		"Uma recompensa para os dois, quando seu amigo tiver depositado e jogado.",
		"indicar amigo, indicação, convite, convidar, link, afiliado",
		paragraph(
			"Envie seu próprio link. Ele vale por 40 dias. A página mostra os valores, quanto seu amigo precisa apostar e em que etapa está cada amigo, só pela primeira letra do nome.",
		),
		paragraph(
			"Não há recompensa por uma conta da mesma pessoa ou da mesma residência, nem depois do estorno de um pagamento.",
		),
		link("Convidar amigos", "/account/invite"),
	),
	"points-and-tiers": article(
		"Como funcionam os pontos e os níveis?",
		"O jogo resolvido rende pontos. Os pontos viram dinheiro e decidem seu nível.",
		"fidelidade, vip, nível, resgatar, trocar pontos, pontos expirados",
		paragraph(
			"Os pontos são contados quando uma rodada ou aposta é resolvida e valem por um ano. Seu nível segue o que o jogo rendeu em doze meses. Resgatar pontos não o diminui. Durante uma pausa ou uma autoexclusão, nada rende pontos.",
		),
		link("Seus pontos", "/account/loyalty"),
	),
} satisfies Articles;
