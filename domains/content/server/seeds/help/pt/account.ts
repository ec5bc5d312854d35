import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"forgotten-password": article(
		"Esqueci minha senha",
		"Enviamos um link para seu e-mail, com o qual você cria uma nova.",
		"redefinir senha, recuperar senha, não consigo entrar, login, conta bloqueada",
		paragraph(
			"Toque em “Esqueceu a senha?” abaixo do login e digite seu e-mail. O link que enviamos abre uma página em que você cria uma nova senha.",
		),
		list(
			"A resposta é a mesma, exista ou não uma conta, para que ninguém descubra quem joga aqui.",
			"O e-mail não chegou em alguns minutos? Olhe a caixa de spam e veja se você se cadastrou com outro endereço.",
			"Depois de uma nova senha, os saques esperam 72 horas. Isso protege você, caso não tenha sido você.",
		),
		link("Criar uma nova senha", "/recover"),
	),
	"changing-email-or-phone": article(
		"Como altero meu e-mail ou meu telefone?",
		"No seu perfil. O novo precisa ser confirmado.",
		"editar perfil, trocar celular, número novo, e-mail novo, mudei de endereço, dados errados",
		paragraph(
			"Abra seu perfil e faça a alteração lá. Pedimos que você prove que é você, e o novo e-mail ou número passa a valer quando você o confirma com o link ou o código que enviamos para lá.",
		),
		paragraph(
			"O endereço antigo recebe um e-mail que avisa disso, com uma forma de impedir a troca. Depois de uma alteração assim, os saques esperam 72 horas. Seu nome e sua data de nascimento são alterados por uma pessoa: fale conosco.",
		),
		link("Seu perfil", "/account/profile"),
	),
	"login-code": article(
		"Por que o login pede mais um código?",
		"Porque o navegador ou a rede é novidade, ou porque você pediu duas etapas.",
		"dois fatores, 2fa, duas etapas, código de verificação, código sms, autenticador, chave de acesso",
		paragraph(
			"Um login de um navegador ou de uma rede que não conhecemos precisa de mais uma prova: um código por SMS ou e-mail, seu PIN ou seu app autenticador. Assim, uma senha roubada sozinha não abre nada.",
		),
		list(
			"Um código funciona uma vez e por poucos minutos. Vale o mais recente.",
			"Com uma chave de acesso, você entra com a digital, o rosto ou o código do dispositivo, e não precisa de mais nenhum.",
			"Se você perdeu o celular com o app, use um dos seus códigos de recuperação.",
		),
		link("Segurança", "/account/security"),
	),
	"what-the-pin-is-for": article(
		"Para que serve o PIN?",
		"Quatro dígitos que provam que é você, ao sacar ou ao entrar de um lugar novo.",
		"código pin, quatro dígitos, esqueci o pin, trocar pin",
		paragraph(
			"Quem o escolhe é você, e você pode usá-lo no lugar de um código por SMS. Ninguém aqui sabe qual é, e ninguém aqui vai pedir o PIN a você, em nenhum chat, e-mail ou telefonema.",
		),
		paragraph("Esqueceu? Peça um link na página do PIN e escolha outro."),
		link("Seu PIN", "/account/pin"),
	),
	"someone-else-in-my-account": article(
		"Acho que outra pessoa entrou na minha conta",
		"Troque a senha já: isso desconecta todos os dispositivos.",
		"conta invadida, hackeada, roubada, golpe, fraude, login estranho, não fui eu, suspeito",
		list(
			"Crie uma nova senha. Todos os outros dispositivos são desconectados.",
			"Veja seus dispositivos e seus acessos, e desconecte o que você não reconhece.",
			"Em todo e-mail sobre uma alteração há um link “Não foi você?”. Use-o se não foi você quem fez a alteração: ele protege a conta.",
		),
		paragraph(
			"Novas contas bancárias e alterações da senha, do telefone ou do e-mail retêm os saques por 72 horas. Assim há tempo para impedi-los. Fale conosco: analisamos isso antes de tudo.",
		),
		link("Seus dispositivos", "/account/devices"),
		link("Fale conosco", "/contact-us"),
	),
	"closing-an-account": article(
		"Como encerro minha conta?",
		"Na página própria, quando você quiser. Antes, você recebe o que pode sacar.",
		"excluir conta, apagar conta, cancelar conta, fechar conta, sair do site",
		paragraph(
			"A página mostra o que ainda está aberto: dinheiro, apostas, um saque. Saque o dinheiro antes e depois encerre. Guardamos o que a lei nos obriga a guardar, pelo prazo que ela determina, e nada mais.",
		),
		paragraph(
			"Se você encerra a conta porque jogar não faz bem a você, prefira a autoexclusão: ela também vale para uma conta nova.",
		),
		link("Encerrar a conta", "/account/close"),
		link("Autoexclusão", "/account/self-exclusion"),
	),
	"your-data": article(
		"O que vocês sabem sobre mim, e posso receber isso?",
		"Baixe tudo na sua conta, quando quiser.",
		"privacidade, dados pessoais, lgpd, baixar, exportar, e-mails, ofertas",
		paragraph(
			"Sua conta tem uma página com tudo o que guardamos sobre você, em um arquivo: perfil, logins, pagamentos, apostas, rodadas, mensagens. Dados errados você pode alterar no seu perfil ou informar a nós.",
		),
		paragraph("E-mails sobre ofertas só chegam se você concordou, e cada um tem um link para parar de recebê-los."),
		link("Seus dados", "/account/data"),
		link("Privacidade", "/pages/privacy"),
	),
	complaint: article(
		"Não concordo com uma resposta",
		"Fale conosco com o assunto “Reclamação”. Uma pessoa que não participou do caso o analisa de novo.",
		"reclamar, injusto, disputa, contestar, órgão regulador, ouvidoria, procon",
		paragraph(
			"Informe o comprovante da rodada, da aposta ou do pagamento e diga o que você esperava. Você recebe uma primeira resposta em até um dia e uma decisão com os motivos em até oito semanas, em geral muito antes.",
		),
		paragraph(
			"Se ainda não concordar, a página de licenças informa qual autoridade decide sobre nós. Isso não custa nada a você.",
		),
		link("Fale conosco", "/contact-us"),
		link("Licenças", "/pages/licences"),
	),
} satisfies Articles;
