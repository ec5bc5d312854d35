import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"placing-a-bet": article(
		"Como faço uma aposta?",
		"Toque em uma odd, digite um valor no cupom e toque no botão com o valor.",
		"cupom, bilhete, simples, múltipla, dupla, odds, cotação, apostar",
		paragraph(
			"A odd mostra quanto volta para cada unidade apostada, incluída ela mesma: 10,00 com odd 2,50 devolvem 25,00. Várias odds de partidas diferentes formam uma múltipla: as odds se multiplicam, e todas as seleções precisam ganhar.",
		),
		paragraph("A aposta vale quando o cupom mostra o comprovante. Sem ele, nada foi cobrado."),
		link("Ver as partidas", "/sports"),
	),
	"price-changed": article(
		"Por que minha aposta não foi aceita?",
		"Quase sempre porque a odd mudou ou as apostas fecharam. Nada foi cobrado.",
		"odd mudou, mudança de odd, aposta recusada, aposta rejeitada, mercado suspenso",
		list(
			"A odd mudou: o cupom mostra a nova, e você decide se a aceita.",
			"As apostas na partida estão suspensas por um momento ou fecharam no início dela.",
			"Um limite seu, uma pausa ou o lugar onde você está não permite apostar. A mensagem diz qual.",
		),
		link("Minhas apostas", "/sports/bets"),
	),
	"when-bets-are-settled": article(
		"Quando minha aposta é resolvida, e por qual resultado?",
		"Pelo resultado oficial do tempo normal, quase sempre poucos minutos depois dele.",
		"resultado, prorrogação, pênaltis, acréscimos, aposta não paga, aposta ganha",
		paragraph(
			"O tempo normal são 90 minutos com os acréscimos. Prorrogação e pênaltis não contam, a menos que o mercado diga que sim. Até chegar o resultado oficial, a aposta espera como “Aguardando o resultado”.",
		),
		paragraph(
			"Se um resultado for corrigido em até sete dias, uma pessoa decide sobre as apostas nele, e toda correção aparece no seu histórico.",
		),
		link("Minhas apostas", "/sports/bets"),
	),
	"match-called-off": article(
		"O que acontece se uma partida for cancelada ou adiada?",
		"Se for cancelada, a aposta é anulada e o valor volta. Se for adiada, as apostas continuam até a nova data.",
		"adiada, cancelada, interrompida, anulada, reembolso, devolução, chuva",
		list(
			"Cancelada, interrompida ou decidida fora de campo: anulada. O valor está de volta no seu saldo.",
			"Adiada: a aposta continua valendo e espera. Sem resultado trinta dias depois da última data informada, é anulada.",
			"Em uma múltipla, uma seleção anulada conta com odd 1,00, e as outras continuam.",
		),
		link("Minhas apostas", "/sports/bets"),
	),
	"virtual-races": article(
		"As corridas virtuais são sorteadas antes?",
		"São sorteadas depois que as apostas fecham, com dados fixados antes da primeira aposta.",
		"esportes virtuais, corrida de cavalos, galgos, resultado combinado, manipulada, simulada",
		paragraph(
			"Cada corrida tem sua lista de cavalos, com odds feitas das chances exatas. As apostas fecham alguns segundos antes da largada, depois a ordem é sorteada, e todos veem a mesma corrida. Em seguida, você pode repetir o sorteio por conta própria.",
		),
		link("Ver as corridas", "/virtuals"),
	),
} satisfies Articles;
