export default {
	title: "Som",
	close: "Fechar",
	sound: "Som",
	volume: "Volume",
	vibration: "Vibração",
	vibrationHint: "Nunca enquanto seu dispositivo pedir menos movimento.",
	hint: "Vale para todos os jogos neste dispositivo. O som começa com seu primeiro toque em um jogo e para enquanto a página está oculta.",
} as const;
