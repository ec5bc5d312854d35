export default {
	timeOut: {
		subject: "Tu pausa de juego ha comenzado",
		text: `Hasta el {until} no se aceptan apuestas ni depósitos en tu cuenta. La pausa termina por sí sola.

Tu dinero sigue siendo tuyo; puedes retirarlo cuando quieras:

{withdraw}`,
	},
	exclusion: {
		subject: "Tu autoexclusión ha comenzado",
		text: `Hasta el {until}, y después hasta que nos pidas terminarla, no se aceptan apuestas ni depósitos en tu cuenta y no te enviamos publicidad. No puede terminarse antes.

Las apuestas abiertas se liquidan y los retiros continúan. Tu dinero es tuyo; puedes retirarlo cuando quieras:

{withdraw}

Personas que ayudan, gratis:

{link}`,
	},
	permanent: {
		subject: "Tu autoexclusión permanente ha comenzado",
		text: `Ya no se aceptan apuestas ni depósitos en tu cuenta y no te enviamos publicidad. No puede terminarse.

Las apuestas abiertas se liquidan y los retiros continúan. Tu dinero es tuyo; puedes retirarlo cuando quieras:

{withdraw}

Personas que ayudan, gratis:

{link}`,
	},
	carried: {
		subject: "Una exclusión afecta a tu cuenta",
		text: `Nuestras comprobaciones relacionan tu cuenta con una autoexclusión: en un registro que la ley nos obliga a consultar, o en otra cuenta con tus datos que está excluida o cerrada. Una exclusión vale para una persona, no para una sola cuenta. Desde ahora no se aceptan aquí apuestas ni depósitos y no te enviamos publicidad.

Las apuestas abiertas se liquidan y los retiros continúan. Tu dinero es tuyo; puedes retirarlo cuando quieras:

{withdraw}

Si no eres esa persona, o crees que es un error, escríbenos y alguien lo revisará:

{link}

Dónde encontrar ayuda, gratuita y confidencial:

{help}`,
	},
};
