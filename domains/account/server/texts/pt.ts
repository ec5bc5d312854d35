export default {
	exportReady: {
		subject: "A cópia dos seus dados está pronta",
		text: `A cópia de tudo o que a Baize sabe sobre você está pronta. Durante sete dias, você pode baixá-la aqui, com a sua senha:

{link}

Se você não pediu essa cópia, mude sua senha.`,
	},
};
