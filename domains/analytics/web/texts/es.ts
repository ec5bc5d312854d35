export default {
	choice: {
		label: "Estadísticas de uso",
		question:
			"¿Podemos contar qué páginas y juegos se usan? Solo contamos por día y país: sin nombres, sin cuentas, sin los textos que escribas.",
		agreed: "Has aceptado que contemos qué páginas y juegos se usan. Puedes cambiarlo cuando quieras.",
		declined: "No contamos lo que usas. Puedes cambiarlo cuando quieras.",
		signal: "Tu navegador pide a los sitios que no te rastreen, así que no contamos lo que usas.",
		more: "Sobre las cookies",
		accept: "Aceptar",
		decline: "Rechazar",
	},
	errors: {
		notAgreed: "No se cuenta nada sin tu consentimiento.",
		eventUnknown: "Este evento no es de los que el sitio cuenta.",
		propertyWrong: "Este evento no tiene estas propiedades.",
	},
};
