import { heading, link, list, type PageTexts, paragraph } from "../page.ts";

export default {
	title: "A privacidade em palavras claras",
	summary: "O que guardamos sobre você, por quê, por quanto tempo, quem vê e o que você pode fazer.",
	body: [
		paragraph(
			"Esta instalação é uma demonstração: nenhum dinheiro real é movimentado e não são necessários documentos reais. O operador que oferece a Baize ao público informa aqui a empresa responsável pelos seus dados, o endereço dela, quem responde a perguntas sobre eles e a autoridade à qual você pode reclamar.",
		),
		heading("O que guardamos, e por quê"),
		list(
			"Quem você é: nome, data de nascimento, endereço, e-mail, telefone, moeda, idioma e quais termos você aceitou e quando. Precisamos disso para manter sua conta, e a lei exige que saibamos quem joga.",
			"Seus logins: horário, endereço de rede, navegador e dispositivo, e os navegadores e redes que conhecemos de você. Com eles percebemos um login que não é seu. Da sua senha e do seu PIN guardamos apenas um hash, do qual não podem ser lidos.",
			"Seu jogo: rodadas, apostas, bônus, prêmios de jackpot, pontos e jogos favoritos. Assim cada resultado pode ser mostrado e verificado, e cada pagamento está certo.",
			"Seus pagamentos: depósitos, saques e envios a outros jogadores. Números de conta são guardados criptografados e mostrados só pelos quatro últimos caracteres. Números de cartão ficam com a empresa de pagamentos; se você salva um cartão, guardamos o código pelo qual essa empresa o conhece.",
			"Seu documento de identidade, quando temos de verificá-lo: as fotos são guardadas criptografadas, cada uma com sua própria chave, e cada consulta de um operador fica registrada.",
			"Seus limites, pausas e exclusões. Onde a lei tem um registro de exclusões, consultamos esse registro sobre você no cadastro, no login e no depósito, e antes de enviar ofertas.",
			"O que você nos escreve: no chat, ou no formulário de contato, que fica no lugar dele quando não há ninguém. Nossas respostas também.",
			"Como você chegou aqui, se um amigo ou afiliado trouxe você com o link dele, para que possa ser recompensado.",
		),
		heading("O que é decidido por regras"),
		paragraph(
			"Comparamos contas para ver se uma pessoa tem duas: por e-mail, nome, data de nascimento, telefone, cartão e conta bancária, dos quais guardamos hashes com chave para isso. Se uma conta excluída ou encerrada pertence à mesma pessoa, a mais nova também pode ser excluída, ou não pode receber depósitos. Pagamentos esperam 72 horas depois de uma mudança de senha, e-mail ou telefone. Fale conosco, e uma pessoa analisa o caso.",
		),
		heading("Quem vê"),
		list(
			"Operadores, cada um só para o seu trabalho. E-mail, telefone, endereço, data de nascimento e números de conta ficam ocultos. O operador que precisa deles informa um motivo e os vê por 15 minutos. O motivo, e cada consulta de um jogador, fica no nosso registro de auditoria.",
			"Outros jogadores veem seu apelido onde nomes são mostrados, e só em parte nas listas de prêmios; nada, se você não tem um. Nas rodadas compartilhadas você pode ocultá-lo.",
			"Fabricantes de outros jogos recebem um número que representa você, sua moeda, país, idioma e endereço de rede, e o que você aposta e ganha nos jogos deles. Seu nome e seu endereço eles não recebem.",
			"Empresas que fazem pagamentos, enviam e-mails e SMS, atendem chats ou verificam documentos recebem o necessário para isso. Nesta instalação, os pagamentos vão para um ambiente de teste, e-mails e SMS para uma caixa de teste, e os próprios operadores atendem os chats e verificam os documentos.",
			"Autoridades, quando a lei nos obriga.",
			"Mais ninguém. Não vendemos dados, e não há publicidade nem rastreamento de terceiros nas nossas páginas.",
		),
		heading("Por quanto tempo fica"),
		list(
			"Dinheiro, rodadas, apostas, limites, exclusões, termos aceitos, o registro de auditoria e os hashes para comparar contas: também depois de encerrada a conta, porque a lei e a contabilidade precisam deles. Esta instalação não apaga nada disso; o operador informa aqui o prazo que a lei define.",
			"Fotos de documentos: um dia, se não foram enviadas; 90 dias, se foram recusadas; nos outros casos, cinco anos a partir da decisão.",
			"De onde você entrou: um ano. Sessões encerradas: 30 dias. Navegadores e redes conhecidos: até ficarem 400 dias sem ser vistos.",
			"Chats e mensagens para nós: dois anos. Rodadas no modo demo: no máximo 30 dias.",
			"E-mails e SMS: o texto é apagado assim que é enviado, a anotação do envio após 90 dias. Mensagens na sua conta ficam até 30 dias depois que você as apaga.",
			"Um cadastro não confirmado: um dia. Uma cópia dos seus dados: sete dias.",
		),
		heading("Estatísticas de uso"),
		paragraph(
			"Só se você aceitar no fim de uma página contamos quais páginas e jogos são usados. Contamos por dia e país, sem sua conta, seu endereço de rede ou o horário, e apagamos as contagens após 400 dias.",
		),
		link("Cookies", "/pages/cookies"),
		heading("Seus direitos"),
		list(
			"Ver e levar: em Seus dados você recebe uma cópia dos seus dados em um arquivo.",
			"Corrigir: a maior parte dos dados você muda no seu perfil. Nome e data de nascimento são alterados por uma pessoa: fale conosco.",
			"Apagar: encerre sua conta. Todas as sessões, os dispositivos lembrados e os e-mails sobre ofertas terminam na hora. O que a lei nos obriga a guardar fica, e não é usado para mais nada.",
			"Retirar o consentimento: os e-mails sobre ofertas terminam no seu perfil e pelo link de cada um; as estatísticas de uso, no fim de cada página.",
			"Opor-se, restringir o uso ou reclamar: fale conosco. Se nossa resposta não satisfizer você, a autoridade decide.",
		),
		link("Seus dados", "/account/data"),
		link("Seu perfil", "/account/profile"),
		link("Encerrar conta", "/account/close"),
		link("Fale conosco", "/contact-us"),
	],
} satisfies PageTexts;
