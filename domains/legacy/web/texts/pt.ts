export default {
	title: "Regras de anos anteriores",
	description: "Quais regras valiam quando você apostou, jogou uma rodada ou pediu um pagamento.",
	frame: "As regras, por ano",
	loading: "As regras estão carregando.",
	today: "Os termos de hoje",
} as const;
