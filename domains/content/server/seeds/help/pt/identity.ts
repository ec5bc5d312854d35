import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"why-a-document": article(
		"Por que vocês querem ver meu documento de identidade?",
		"A lei exige que saibamos quem joga aqui, e isso protege você e seu dinheiro.",
		"kyc, rg, cnh, passaporte, verificação, comprovar identidade, idade",
		paragraph(
			"Com ele, garantimos que você é maior de idade, que ninguém joga em seu nome e que seu dinheiro é pago a você e a mais ninguém. Em geral, pedimos antes do primeiro saque.",
		),
		paragraph(
			"As fotos são guardadas criptografadas. Só as poucas pessoas que decidem sobre elas podem abri-las, cada consulta fica registrada, e elas são apagadas quando a lei não as exige mais.",
		),
		link("Verificação", "/account/verification"),
	),
	"photographing-a-document": article(
		"Como fotografo meu documento para que seja aceito?",
		"Os quatro cantos, em foco, sem reflexo, em cores.",
		"enviar foto, foto borrada, imagem, câmera, passaporte, identidade, carteira de motorista, rg, cnh",
		list(
			"Passaporte, carteira de identidade ou carteira de motorista, dentro da validade. Das carteiras, precisamos da frente e do verso.",
			"Coloque o documento sobre algo escuro, à luz do dia, sem flash.",
			"Os quatro cantos aparecem na foto, e dá para ler cada letra.",
			"Não cubra nem altere nada. Cópias e fotos de uma tela não são aceitas.",
		),
		link("Verificar o documento", "/validate-document"),
	),
	"document-refused": article(
		"Meu documento não foi aceito",
		"A mensagem diz por quê. Você pode enviar outra foto na hora.",
		"documento inválido, recusado, rejeitado, tentar de novo, documento bloqueado, vencido",
		paragraph(
			"A maioria não é aceita porque a foto está borrada, falta um canto, o documento está vencido, ou o nome ou a data de nascimento é diferente do seu perfil. Você tem cinco tentativas.",
		),
		paragraph(
			"Se a conta está bloqueada por causa do documento, nada se perdeu: as apostas abertas são resolvidas, e seu dinheiro continua seu. Fale conosco, e uma pessoa vê isso com você.",
		),
		link("Enviar novas fotos", "/validate-document"),
		link("Fale conosco", "/contact-us"),
	),
	"code-does-not-arrive": article(
		"O código por SMS não chega",
		"Espere um minuto, confira o número e depois peça outro.",
		"sms, não recebi o código, celular, mensagem de texto, validação, número errado",
		list(
			"Veja no seu perfil se o número está certo, com o código do país.",
			"Ligue e desligue o modo avião. No exterior, o SMS pode demorar alguns minutos.",
			"Peça outro código. Só vale o mais recente.",
			"Depois de vários pedidos, você precisa esperar um tempo: isso impede que outras pessoas enviem SMS para seu número.",
		),
		paragraph(
			"Muitas vezes você pode usar outra forma no lugar dele: o PIN, um código por e-mail ou uma chave de acesso.",
		),
		link("Seu perfil", "/account/profile"),
	),
} satisfies Articles;
