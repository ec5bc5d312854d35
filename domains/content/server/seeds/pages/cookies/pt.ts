import type { CookieTexts } from "./cookie-page.ts";

export default {
	title: "Cookies",
	summary: "Tudo o que este site guarda no seu navegador: o nome, para que serve e por quanto tempo fica.",
	intro: [
		"Tudo é nosso, e nada serve para publicidade. Quase tudo atende ao que você pede: um login, um idioma, um cupom de apostas. As estatísticas de uso precisam do seu consentimento; sem ele, nada é contado.",
		"O operador que oferece a Baize ao público e acrescenta serviços de outras empresas informa aqui o que elas guardam.",
	],
	choice: {
		title: "Você escolhe",
		text: "Você decide no fim de cada página e no seu navegador.",
		ways: [
			"Aceite ou recuse as estatísticas de uso no fim de qualquer página, e mude de ideia ali quando quiser. Um navegador que envia Do Not Track ou Global Privacy Control recusou por você.",
			"Seu navegador pode mostrar, apagar e bloquear tudo o que está listado aqui. Sem o cookie do login, não é possível entrar; sem o resto, o site esquece suas escolhas.",
		],
	},
	cookies: "Os cookies",
	cookie: {
		sid: "seu login. Fica até você sair ou fechar o navegador. O login termina após 30 minutos sem atividade e, no máximo, após 12 horas.",
		did: "reconhece o navegador em que você se cadastrou ou entrou, para que um login de outro seja notado. 400 dias a partir do último login.",
		LANG: "o idioma que você escolheu. Um ano.",
		st: "o país e a região indicados pelo seu endereço de rede, para mostrar o que é oferecido ali. 24 horas.",
		Country: "o país da sua conta, se você entrou a partir de outro. Até você fechar o navegador.",
		"two-factor-promo": "que você fechou o aviso para ativar a verificação em duas etapas. Um dia.",
		chat: "reconhece quem usa o chat sem ter conta. Só se você começou um chat; dois dias.",
		analytics: "se você aceitou ou recusou as estatísticas de uso. 180 dias; depois perguntamos de novo.",
		arrival:
			"o link de um amigo ou afiliado que trouxe você aqui, para que ele possa ser recompensado. Só depois de um link assim; 40 dias, se o operador não definiu outro prazo. Onde a lei exige, só depois que você aceitar, no fim da página.",
		affid: "o afiliado desse link. O mesmo tempo que arrival.",
		"referring-site-domain":
			"o endereço do site cujo link trouxe você aqui. Só enquanto o operador verifica isso; o mesmo tempo que arrival.",
		"referring-site-name": "o nome desse site. Nas mesmas condições.",
	},
	device: {
		title: "Guardado no seu dispositivo",
		text: "Isto fica no armazenamento local do navegador até você mudar ou apagar ali os dados deste site.",
	},
	deviceKey: {
		theme: "claro ou escuro.",
		username: "o nome para o próximo login, se você pediu para lembrarmos dele.",
		remember_me: "que você pediu isso.",
		deviceId:
			"reconhece um dispositivo em que você escolheu confiar. É enviado a cada login, e confiamos nele por 30 dias.",
		favourites: "jogos que você marcou sem ter entrado. No seu login eles passam para a sua conta.",
		"most-played": "os jogos mais abertos neste navegador, no máximo 50.",
		sound: "som, volume e vibração dos jogos.",
		"odds-style": "como as odds são escritas.",
		"accept-prices": "quais mudanças de odds suas apostas aceitam.",
		"jackpot-win-seen": "o último prêmio de jackpot cujo aviso você fechou.",
		sentClientSeed: "sua parte nos próximos sorteios, como foi enviada, para que a mesma seja enviada de novo.",
		"baize.table.hidden-name": "se outros jogadores veem seu nome nas rodadas compartilhadas.",
		"lobby-":
			"o início como um visitante o vê, no armazenamento de cache do navegador, para que você possa lê-lo sem conexão. Até que um mais novo o substitua ou o operador o encerre.",
	},
	tab: {
		title: "Guardado na aba aberta",
		text: "Isto fica no armazenamento de sessão do navegador e some quando você fecha a aba.",
	},
	tabKey: {
		"last-page": "a página à qual o login leva de volta.",
		"visited-pages": "até 50 páginas que você abriu nesta aba, para o botão de voltar.",
		slip: "seu cupom de apostas.",
		chat: "qual chat está aberto e qual mensagem você viu por último.",
		chatwoot: "continua um chat depois de recarregar a página, se o operador atende os chats com o Chatwoot.",
		"contact-typed": "o que você digitou no chat, até o formulário de contato recolher.",
		otpAuthUri: "a chave do seu app autenticador durante a configuração. É apagada quando você sai dessa página.",
		"toast-after-load": "uma mensagem que a próxima página mostra.",
		"verification.capture": "o tipo e o país do documento que você está fotografando.",
		"cashier.deposit":
			"um depósito cuja resposta não chegou, para que não seja feito duas vezes. Sem números de cartão, de conta ou códigos, como nos dois seguintes.",
		"cashier.withdrawal": "o mesmo de um saque.",
		"cashier.transfer": "o mesmo de um envio a outro jogador.",
		"react-router-scroll-positions": "até onde cada página estava rolada.",
		"react-router-manifest-version": "a versão do site que foi recarregada por último.",
	},
	others: {
		title: "Páginas de terceiros",
		text: "Algumas páginas são de outra empresa. No endereço dela, uma página assim pode guardar mais, segundo as regras dessa empresa.",
		pages: [
			"Jogos de outros fabricantes abrem em um quadro com a página do fabricante.",
			"Os pagamentos são feitos na página da empresa de pagamentos. Nesta instalação é um ambiente de teste, que não guarda nada no seu navegador.",
			"O chat, a verificação de um documento ou um captcha podem ser de outra empresa, se o operador escolheu uma. Nesta instalação não há nenhuma.",
		],
	},
	privacy: "Privacidade",
} satisfies CookieTexts;
