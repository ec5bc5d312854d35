import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"opening-an-account": article(
		"Como abro uma conta?",
		"Com seu e-mail, uma senha e seus dados, em poucos minutos.",
		"cadastro, cadastrar, registrar, criar conta, conta nova, e-mail de confirmação",
		paragraph(
			"Toque em “Criar conta”, digite seu e-mail, escolha uma senha e preencha seus dados. Eles precisam ser os do seu documento de identidade: com outros dados, não podemos pagar você.",
		),
		list(
			"Abra o link do nosso e-mail. A conta começa quando você faz isso.",
			"O e-mail não chegou? Olhe a caixa de spam e depois peça outro na página em que você se cadastrou.",
			"Uma conta por pessoa. Uma segunda é fechada, e o que há nela é analisado por uma pessoa.",
		),
		link("Abrir uma conta", "/join"),
	),
	practising: article(
		"Posso experimentar um jogo sem dinheiro?",
		"Sim, na hora e sem conta.",
		"demo, modo demo, jogar grátis, treinar, testar de graça, demonstração",
		paragraph("Sim. Abra qualquer slot e ele começa no modo demo, sem conta. O aviso acima do jogo informa isso."),
		paragraph(
			"O modo demo usa os mesmos rolos e as mesmas chances. O que você ganha nele não é dinheiro e não pode virar dinheiro.",
		),
		link("Ver todos os jogos", "/casino/all-games"),
	),
	"where-play-is-offered": article(
		"Por que não posso jogar de onde estou?",
		"Onde se pode jogar com dinheiro real depende da lei do lugar em que você está.",
		"localização, país, estado, região, viagem, exterior, vpn, bloqueado",
		paragraph(
			"Vemos de onde vem sua conexão. Se a lei de lá não nos deixa oferecer jogo com dinheiro real, apostas e depósitos ficam fechados até você estar em outro lugar. Sua conta, seu dinheiro e seus saques continuam abertos.",
		),
		list(
			"Desative uma VPN ou um proxy: eles escondem onde você está, e então precisamos supor o pior.",
			"No celular, a rede móvel às vezes coloca você em uma região vizinha. Uma rede Wi-Fi costuma ajudar.",
			"Se você está em casa e nós erramos, fale conosco e diga em que cidade você está.",
		),
		link("Fale conosco", "/contact-us"),
	),
} satisfies Articles;
