import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"setting-limits": article(
		"Como defino um limite?",
		"Para depósitos, perdas, apostas ou tempo, por 24 horas, 7 dias ou um mês.",
		"limite de depósito, limite de perda, limite de tempo, orçamento, aumentar limite, limite maior",
		paragraph(
			"Um limite menor vale na hora. Um maior, ou nenhum, só vale depois de 24 horas, e só se você o confirmar então. Assim, uma noite ruim não desfaz uma boa decisão.",
		),
		link("Seus limites", "/account/limits"),
	),
	"taking-a-break": article(
		"Como faço uma pausa?",
		"De 1 a 30 dias. Começa na hora e não pode ser encerrada antes.",
		"dar um tempo, pausa, parar de jogar, suspender conta",
		paragraph(
			"Durante uma pausa, nenhuma aposta e nenhum depósito são aceitos, e você não recebe publicidade. Você pode entrar e sacar, e as apostas abertas são resolvidas. Ela termina sozinha.",
		),
		link("Fazer uma pausa", "/account/take-a-break"),
	),
	"excluding-myself": article(
		"Como faço a autoexclusão?",
		"Por meses ou para sempre. Ela também vale para uma conta nova.",
		"autoexclusão, me bloquear, problema com jogo, ludopatia, vício, bloquear conta",
		paragraph(
			"A partir desse momento, não há apostas, depósitos nem ofertas. Seu dinheiro é seu: saque quando quiser. Quando o prazo acaba, a autoexclusão não termina sozinha; você pede, e então passa um dia.",
		),
		paragraph("Os registros nacionais de autoexclusão também valem aqui."),
		link("Autoexclusão", "/account/self-exclusion"),
	),
	"worried-about-play": article(
		"Meu jeito de jogar me preocupa, ou o de outra pessoa",
		"Fale com alguém. É grátis e confidencial, e você não precisa ter certeza.",
		"ajuda, vício em jogo, ludopatia, dívidas, perdendo demais, família, recuperar perdas",
		list(
			"Sinais: você joga com dinheiro destinado a outra coisa, tenta recuperar perdas, esconde o jogo ou joga por mais tempo do que queria.",
			"A página “Jogo responsável” informa os serviços de ajuda do lugar onde você está.",
			"Um limite, uma pausa ou uma autoexclusão está a dois toques, e ninguém pergunta o motivo.",
			"Um jogador preocupa você? Fale conosco. Não podemos falar da conta dele, mas vamos analisá-la.",
		),
		link("Jogo responsável", "/pages/safer-play"),
		link("Fale conosco", "/contact-us"),
	),
} satisfies Articles;
