import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	depositing: article(
		"Como faço um depósito?",
		"No caixa, dentro dos limites mostrados lá.",
		"fazer depósito, colocar dinheiro, adicionar saldo, recarregar, cartão, pix, transferência bancária, bitcoin",
		paragraph(
			"Toque em “Depositar” no topo da página, escolha a forma e o valor e confirme com a empresa de pagamentos. Taxas, limites e prazos aparecem lá antes de você confirmar.",
		),
		list(
			"Em geral, o dinheiro entra no saldo em até um minuto com cartão, uma hora com Bitcoin e dois dias com transferência bancária.",
			"O cartão ou a conta precisam ser seus. O dinheiro de outra pessoa é devolvido.",
			"Um pagamento recusado ou interrompido não cobra nada. Um pagamento informado duas vezes conta uma só.",
		),
		link("Depositar", "/account/cashier/deposit"),
	),
	"deposit-not-arrived": article(
		"Meu depósito não está no saldo",
		"Abra o comprovante: ele diz onde está o dinheiro e o que acontece em seguida.",
		"depósito não caiu, depósito sumiu, pagamento pendente, não creditado, cadê meu dinheiro, onde está meu dinheiro",
		paragraph(
			"Enquanto um depósito está pendente, a empresa de pagamentos ainda não informou que você pagou. Continuamos perguntando, e o dinheiro entra no seu saldo assim que ela informar, mesmo dias depois.",
		),
		list(
			"Uma transferência bancária precisa da referência que mostramos a você. Sem ela, uma pessoa precisa procurar o pagamento: fale conosco e informe a data e o valor.",
			"Se seu banco mostra um pagamento como “reservado” e nós o mostramos como recusado, o banco libera o valor sozinho, em geral em poucos dias.",
			"Não pague uma segunda vez enquanto o primeiro está pendente: os dois podem chegar.",
		),
		link("Seus pagamentos", "/account/cashier/history"),
		link("Fale conosco", "/contact-us"),
	),
	"card-declined": article(
		"Por que meu cartão foi recusado?",
		"Quase sempre, quem decide é o banco. Alguns bancos não permitem pagamentos a sites de jogos.",
		"cartão recusado, cartão não passou, pagamento falhou, 3d secure, banco",
		list(
			"Veja se o cartão está válido, tem saldo e pode ser usado no exterior e na internet.",
			"Conclua a etapa no app do seu banco em poucos minutos, ou o pagamento expira.",
			"Pergunte ao seu banco se ele bloqueia jogos. Se foi você quem pediu esse bloqueio, achamos bom que ele continue.",
			"Tente uma transferência bancária. Por um pagamento recusado, nada é cobrado.",
		),
		link("Depositar de outra forma", "/account/cashier/deposit"),
	),
	"what-the-balance-is": article(
		"O que compõe meu saldo?",
		"Saldo real, dinheiro de bônus e o que está em jogo ou a caminho de você. Toque no saldo para ver cada parte.",
		"carteira, saldo de bônus, saldo bloqueado, saldo para jogar, disponível para saque",
		list(
			"O saldo real é seu e pode ser sacado.",
			"Com o dinheiro de bônus você pode jogar, e ele vira saldo real quando o requisito de apostas é cumprido.",
			"O que está em apostas abertas não faz parte do saldo até elas serem resolvidas.",
			"Um saque que você pediu fica reservado desde esse momento.",
		),
		paragraph("Se algo não pode ser sacado, o caixa diz, para cada parte, por que e o que fazer."),
		link("Sacar", "/account/cashier/withdraw"),
	),
	"statement-and-receipts": article(
		"Onde vejo o que paguei, apostei e ganhei?",
		"No seu extrato. Cada linha tem um comprovante com um número.",
		"histórico, movimentações, comprovante, imposto de renda, exportar, csv, histórico de apostas",
		paragraph(
			"O extrato lista toda movimentação de dinheiro, da mais recente à mais antiga, por tipo e por datas, e pode ser baixado. Pagamentos, apostas e rodadas também têm cada um sua própria lista.",
		),
		paragraph("Informe o número de um comprovante quando falar conosco, e vemos na hora do que se trata."),
		link("Seu extrato", "/account/statement"),
		link("Suas rodadas", "/account/rounds"),
		link("Minhas apostas", "/sports/bets"),
	),
} satisfies Articles;
