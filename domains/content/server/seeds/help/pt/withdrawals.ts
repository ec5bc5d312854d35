import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	withdrawing: article(
		"Como faço um saque?",
		"No caixa: valor, destino e um código ou seu PIN.",
		"sacar, fazer saque, retirar dinheiro, resgatar, receber meu dinheiro, pix",
		list(
			"Escolha quanto e para onde. O dinheiro que veio de um cartão volta primeiro para esse cartão, até o total que veio dele.",
			"Confirme com um código por SMS ou com seu PIN.",
			"Uma pessoa ou uma regra analisa o pedido, e depois o dinheiro é enviado. Você vê cada etapa e quando a próxima é esperada.",
		),
		paragraph("O que você pede fica reservado na hora. Se houver taxa, ela é mostrada antes de você confirmar."),
		link("Sacar", "/account/cashier/withdraw"),
	),
	"withdrawal-time": article(
		"Quanto tempo demora um saque?",
		"Analisado em até um dia, enviado em até uma hora depois disso. Então seu banco precisa de até três dias.",
		"onde está meu saque, cadê meu saque, pendente, demora, prazo, quantos dias, esperando, saque não caiu",
		paragraph(
			"A página dos seus saques pendentes mostra cada etapa com a hora e quando a próxima é esperada. Os prazos que informamos são os que os saques dos últimos 30 dias realmente levaram.",
		),
		list(
			"Solicitado: estamos analisando, em geral por muito menos de um dia.",
			"Aprovado e enviado: está com a empresa de pagamentos.",
			"Pago: saiu daqui. Em geral, o dinheiro entra em uma conta bancária em até dois dias e em um cartão em até três, e os bancos não processam nos fins de semana.",
		),
		paragraph(
			"Se não tiver chegado três dias úteis depois de “Pago”, fale conosco e informe o comprovante. Nós rastreamos o pagamento com o banco.",
		),
		link("Seus saques pendentes", "/account/cashier/withdraw/manage-pending"),
	),
	"withdrawal-held": article(
		"Por que meu saque está retido?",
		"Para dar a você tempo de perceber, caso não tenha sido você. Ele segue sozinho.",
		"retenção, 72 horas, bloqueado, parado, atrasado, conta bancária nova",
		paragraph(
			"Um saque espera 72 horas depois que uma nova conta foi adicionada, ou que a senha, o telefone ou o e-mail foi alterado. A espera começa com essa alteração, não com o saque, e o caixa a mostra antes de você pedir.",
		),
		paragraph("Você não precisa fazer nada. Se não foi você quem fez a alteração, fale conosco já."),
		link("Seus saques pendentes", "/account/cashier/withdraw/manage-pending"),
		link("Não fui eu", "/help/account/someone-else-in-my-account"),
	),
	"cancelling-a-withdrawal": article(
		"Posso cancelar um saque?",
		"Sim, até ele ser aprovado. O dinheiro volta na hora para seu saldo.",
		"cancelar saque, reverter, desfazer, estornar saque",
		paragraph(
			"Abra seus saques pendentes e toque em “Cancelar este saque”. Depois de aprovado, ele está a caminho e não pode mais ser impedido.",
		),
		paragraph(
			"Nunca vamos sugerir que você cancele um. Se prefere não poder jogar com esse dinheiro, defina um limite ou faça uma pausa: um saque continua durante uma pausa.",
		),
		link("Seus saques pendentes", "/account/cashier/withdraw/manage-pending"),
	),
	"where-it-is-paid-to": article(
		"Em que conta posso receber?",
		"Em uma em seu nome: primeiro o cartão com que você pagou, depois uma conta bancária.",
		"conta bancária, iban, cartão, outra pessoa, conta de terceiro, trocar conta",
		list(
			"O dinheiro volta para o cartão de onde veio, até o total que veio dele. É uma regra contra a lavagem de dinheiro.",
			"O resto vai para uma conta bancária em seu nome. Cada conta bancária serve a um só jogador.",
			"Se o cartão venceu, o banco em geral passa o pagamento para o novo. Se a conta foi encerrada, fale conosco antes.",
		),
		link("Sacar", "/account/cashier/withdraw"),
	),
	"withdrawal-refused": article(
		"Por que não posso sacar, ou por que o saque não foi aprovado?",
		"O caixa mostra todos os motivos de uma vez, cada um com sua solução.",
		"saque recusado, rejeitado, saque negado, falhou, não consigo sacar, devolvido",
		list(
			"Seu documento de identidade falta ou ainda está em análise.",
			"Parte do saldo é dinheiro de bônus que ainda não foi apostado. O saldo real ao lado pode ser sacado.",
			"O valor está abaixo do mínimo ou acima do máximo da forma de saque.",
			"O banco o devolveu, quase sempre por causa de um número errado ou de outro nome. O dinheiro está de volta no seu saldo.",
		),
		paragraph("Se não foi aprovado, o motivo está na etapa, como a pessoa o escreveu."),
		link("Sacar", "/account/cashier/withdraw"),
		link("Fale conosco", "/contact-us"),
	),
} satisfies Articles;
