export default {
	errors: { tooHigh: "O jogador não tem esse valor em saldo real. Nada mudou." },
};
