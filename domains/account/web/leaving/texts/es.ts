export default {
	data: {
		title: "Tus datos",
		description: "Una copia de todo lo que sabemos de ti.",
		what: "Qué contiene",
		whatText:
			"Tus datos, accesos y dispositivos, cada movimiento de dinero, cada ronda y apuesta, pagos y mensajes: un archivo JSON que pueden leer personas y programas.",
		ask: "Pedir una copia",
		copies: "Tus copias",
		empty: "No se ha pedido ninguna copia",
		states: { asked: "Preparándose", ready: "Lista", failed: "Fallida" },
		next: {
			asked: "Tarda unos minutos. Te escribiremos cuando esté lista.",
			failed: "No hemos podido hacerla. Pídela de nuevo; si vuelve a fallar, escríbenos.",
		},
		until: "Se puede descargar hasta: {when}",
		download: "Descargar",
		kept: "La copia se elimina a los siete días. Para descargarla hace falta tu contraseña, porque el archivo lo contiene todo.",
	},
	close: {
		title: "Cerrar tu cuenta",
		description: "Tan fácil como abrirla. Esto es lo que ocurre.",
		breakTitle: "¿Solo quieres una pausa?",
		breakText: "Puedes fijar límites, tomarte un descanso o excluirte, y conservar tu cuenta.",
		pause: "Límites y pausas",
		follows: "Qué significa cerrarla",
		consequences: {
			login: "Se cierra tu sesión en todas partes y nadie puede volver a entrar.",
			offers: "No te escribimos sobre ofertas. Un correo confirma el cierre.",
			bets: "Las apuestas abiertas siguen hasta el final y las retiradas en curso se pagan. Los bonos sin usar terminan.",
			kept: "Lo que la ley nos obliga a guardar (quién eres, dinero, apuestas) lo guardamos el tiempo que indica y no lo usamos para nada más.",
			again: "Solo nosotros podemos volver a abrir la cuenta, cuando nos lo pidas.",
		},
		underWay: "Aún en curso",
		balance: "Puedes retirar {amount}. Sácalo primero y lo tendrás antes.",
		openRounds:
			"{count, plural, one {Una ronda te espera. Termínala primero: nadie más puede decidir en ella.} other {# rondas te esperan. Termínalas primero: nadie más puede decidir en ellas.}}",
		toRounds: "Tus rondas",
		openBets:
			"{count, plural, one {Hay una apuesta abierta.} other {Hay # apuestas abiertas.}} Lo que ganes sigue siendo tuyo; te lo pagamos cuando nos escribas.",
		pending:
			"{count, plural, one {Hay una retirada en camino que se pagará.} other {Hay # retiradas en camino que se pagarán.}}",
		withdraw: "Retirar",
		closeTitle: "Cerrarla",
		reason: "¿Por qué te vas?",
		choose: "Elige",
		reasonMissing: "Elige el motivo que más se acerque.",
		reasons: {
			noTime: "No tengo tiempo",
			tooMuch: "Juego más de lo que quiero",
			otherSite: "Juego en otro sitio",
			notHappy: "No estoy a gusto con el sitio",
			privacy: "Quiero que mis datos no se guarden más de lo necesario",
			other: "Otro motivo",
		},
		note: "¿Qué deberíamos saber?",
		optional: "opcional",
		leaves: "Sé que queda dinero. Pediré que me lo paguen.",
		leavesMissing: "Retira primero tu dinero o marca que sabes que queda.",
		submit: "Cerrar mi cuenta",
		done: "Tu cuenta está cerrada. Un correo lo confirma. Cuídate.",
	},
	errors: {
		exportUnknown: "Esta copia ya no existe. Pide otra.",
		exportNotReady: "Esta copia aún no está lista. Te escribiremos cuando lo esté.",
		exportUnderWay: "Ya se está preparando una copia. Te escribiremos cuando esté lista.",
		roundsOpen: "Una ronda te espera. Termínala y después cierra la cuenta. Nada ha cambiado.",
		balanceLeft:
			"Queda dinero en la cuenta. Retíralo primero o marca que lo sabes. La cuenta sigue abierta como antes.",
		accountClosedAlready:
			"La cuenta ya está cerrada, por un cierre que llegó un momento antes. Nada se ha hecho dos veces.",
	},
} as const;
