export default {
	timeOut: {
		subject: "Sua pausa no jogo começou",
		text: `Até {until}, sua conta não aceita apostas nem depósitos. A pausa termina sozinha.

Seu dinheiro continua seu; você pode sacá-lo quando quiser:

{withdraw}`,
	},
	exclusion: {
		subject: "Sua autoexclusão começou",
		text: `Até {until}, e depois até você nos pedir para encerrá-la, sua conta não aceita apostas nem depósitos, e não enviamos publicidade. Ela não pode terminar antes.

As apostas em aberto são liquidadas e os saques continuam. Seu dinheiro é seu; você pode sacá-lo quando quiser:

{withdraw}

Pessoas que ajudam, de graça:

{link}`,
	},
	permanent: {
		subject: "Sua autoexclusão permanente começou",
		text: `Sua conta não aceita mais apostas nem depósitos, e não enviamos publicidade. Ela não pode ser encerrada.

As apostas em aberto são liquidadas e os saques continuam. Seu dinheiro é seu; você pode sacá-lo quando quiser:

{withdraw}

Pessoas que ajudam, de graça:

{link}`,
	},
	carried: {
		subject: "Uma exclusão vale para a sua conta",
		text: `Nossas verificações ligam sua conta a uma autoexclusão: em um registro que a lei nos obriga a consultar, ou em outra conta com os seus dados que está excluída ou encerrada. Uma exclusão vale para uma pessoa, e não para uma conta só. A partir de agora, não aceitamos aqui apostas nem depósitos, e não enviamos publicidade.

As apostas em aberto são liquidadas e os saques continuam. Seu dinheiro é seu; você pode sacá-lo quando quiser:

{withdraw}

Se você não é essa pessoa, ou acha que é um engano, escreva para nós, e alguém vai analisar:

{link}

Onde encontrar ajuda, gratuita e confidencial:

{help}`,
	},
};
