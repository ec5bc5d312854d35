export default {
	login: { showPassword: "Mostrar a senha" },
	join: {
		title: "Crie sua conta",
		description: "Abra uma conta na Baize em poucos minutos.",
		intro: "Leva cerca de dois minutos. Nada é cobrado, e você pode encerrar a conta quando quiser.",
		steps: {
			progress: "Etapa {number} de {count}",
			next: "Continuar",
			back: "Voltar",
			names: { account: "Conta", person: "Sobre você", money: "Últimos dados" },
		},
		sections: {
			account: "Como você entra",
			person: "Sobre você",
			home: "Onde você mora",
			money: "Seu dinheiro",
			terms: "Uma última coisa",
		},
		why: {
			person: "Como no seu passaporte ou documento de identidade: os saques são pagos apenas neste nome.",
			home: "A lei de onde você mora decide o que podemos oferecer.",
		},
		fields: {
			email: "E-mail",
			password: "Senha",
			firstName: "Nome",
			lastName: "Sobrenome",
			birthDate: "Data de nascimento",
			countryCode: "País",
			subdivision: "Estado, província ou região",
			street: "Rua e número",
			city: "Cidade",
			postalCode: "CEP ou código postal",
			currency: "Moeda",
			phone: "Celular",
		},
		hints: {
			email: "Enviamos um link para confirmá-lo.",
			password: "Pelo menos 8 caracteres. Três ou quatro palavras incomuns são melhores que símbolos.",
			birthDate: "Você precisa ter pelo menos {age} anos.",
			currency: "Para depósitos, jogos e saques. Não pode ser alterada depois.",
			phone: "Com + e o código do país, se for de outro país.",
		},
		optional: "opcional",
		choose: "Escolha",
		noCurrency: "Nenhuma disponível lá no momento",
		terms:
			"Li os <terms>termos</terms> e a página de <privacy>privacidade</privacy>, aceito os termos e jogo por conta própria.",
		marketing: "Quero receber ofertas. Posso mudar de ideia quando quiser.",
		submit: "Criar conta",
		haveAccount: "Já tem uma conta?",
		logIn: "Entrar",
		fixTitle: "Confira estes campos. Nada do que você digitou se perdeu.",
		problems: {
			email: { missing: "Digite seu e-mail.", wrong: "Digite um e-mail como nome@exemplo.com." },
			password: {
				missing: "Escolha uma senha.",
				wrong: "Escolha uma senha de 8 a 128 caracteres.",
				tooCommon: "Esta senha está entre as primeiras que tentam. Escolha outra.",
				tooSimple: "Esta senha é fácil de adivinhar. Use caracteres mais variados.",
				containsEmail: "Escolha uma senha que não contenha o nome do seu e-mail.",
				containsName: "Escolha uma senha sem seu próprio nome: é o primeiro que tentam.",
				containsBirthDate: "Escolha uma senha sem sua data de nascimento: é o primeiro que tentam.",
				breached:
					"Esta senha está em uma lista de senhas roubadas de outros sites, que os golpistas testam primeiro. Escolha outra.",
			},
			firstName: {
				missing: "Digite seu nome.",
				wrong: "Digite seu nome com letras.",
				imitatesStaff: "Parece o nome da nossa equipe. Digite o seu, como no passaporte.",
			},
			lastName: {
				missing: "Digite seu sobrenome.",
				wrong: "Digite seu sobrenome com letras.",
				imitatesStaff: "Parece o nome da nossa equipe. Digite o seu, como no passaporte.",
			},
			birthDate: {
				missing: "Digite sua data de nascimento.",
				wrong: "Digite sua data de nascimento com dia, mês e ano.",
				underAge: "Você precisa ter pelo menos {age} anos para jogar onde mora.",
			},
			address: {
				countryCode: { missing: "Escolha seu país." },
				subdivision: {
					missing: "Escolha seu estado, província ou região.",
					closed:
						"Não podemos oferecer contas a quem mora em {place}. Você pode jogar qualquer jogo no modo demo sem conta.",
				},
				street: {
					missing: "Digite sua rua e o número.",
					wrong: "Algo nesta linha não é visível ou é longo demais. Digite de novo a rua e o número.",
				},
				city: {
					missing: "Digite sua cidade.",
					wrong: "Algo nesta linha não é visível ou é longo demais. Digite de novo a cidade.",
				},
				postalCode: {
					missing: "Digite seu CEP ou código postal.",
					wrong: "Digite um CEP ou código postal como {example}.",
				},
			},
			currency: { missing: "Escolha uma moeda.", wrong: "Esta moeda não é oferecida onde você mora. Escolha outra." },
			phone: {
				missing: "Digite seu celular: ele é obrigatório onde você mora.",
				wrong: "Digite um telefone que possa existir, como +55 11 91234-5678.",
				noSms: "Não conseguimos enviar SMS para este número. Digite um celular ou deixe em branco onde for opcional.",
			},
			termsVersion: {
				missing: "Aceite os termos para criar uma conta.",
				wrong: "Os termos mudaram nesse meio-tempo. Recarregue a página e leia-os de novo.",
			},
		},
	},
	checkMail: {
		title: "Confira seu e-mail",
		sent: "Enviamos um link para <email></email>. Abra-o em até 24 horas e sua conta está pronta.",
		spam: "Não chegou? Olhe a caixa de spam ou peça um novo envio.",
		resend: "Enviar de novo",
		resent: "Enviado de novo. Só o link mais recente funciona.",
		developer: "Desenvolvimento: abrir a caixa de e-mails",
	},
	confirm: {
		limitsTitle: "Antes de depositar",
		limits:
			"Decida agora quanto tempo e dinheiro o jogo pode levar. Os limites são definidos em um minuto e podem ser reduzidos quando você quiser.",
		setLimits: "Definir meus limites",
		title: "Confirme seu e-mail",
		description: "A última etapa para criar sua conta.",
		underWay: "Um momento: estamos confirmando seu e-mail.",
		submit: "Confirmar meu e-mail",
		doneTitle: "Sua conta está pronta",
		done: "<email></email> foi confirmado. Entre para começar.",
		logIn: "Entrar",
		failedTitle: "Este link não funciona",
		joinAgain: "Criar uma conta",
		missing: "Falta o código no endereço desta página. Abra de novo o link do e-mail ou copie-o inteiro.",
	},
	logout: {
		button: "Sair",
		done: "Você saiu. Até a próxima!",
		failed: "Ocorreu um erro inesperado ao sair. Sua sessão ainda pode estar aberta; tente de novo.",
	},
	errors: {
		captchaRequired:
			"Não conseguimos confirmar que é uma pessoa enviando isto. Nada foi salvo nem enviado. Espere um momento e toque no botão de novo.",
		regionNotAllowed:
			"Não podemos oferecer contas lá ({place}). Nada do que você digitou foi salvo. Você pode jogar qualquer jogo no modo demo sem conta.",
		confirmationInvalid:
			"Ele já foi usado, tem mais de 24 horas ou foi substituído por um mais novo. Se você já confirmou antes, entre.",
	},
};
