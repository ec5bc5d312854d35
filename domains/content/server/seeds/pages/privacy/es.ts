import { heading, link, list, type PageTexts, paragraph } from "../page.ts";

export default {
	title: "La privacidad, con palabras claras",
	summary: "Qué guardamos de ti, por qué, cuánto tiempo, quién lo ve y qué puedes hacer.",
	body: [
		paragraph(
			"Esta instalación es una demostración: no se mueve dinero real y no hacen falta documentos reales. El operador que ofrezca Baize al público indica aquí la empresa responsable de tus datos, su dirección, quién responde a las preguntas sobre ellos y la autoridad ante la que puedes reclamar.",
		),
		heading("Qué guardamos y por qué"),
		list(
			"Quién eres: nombre, fecha de nacimiento, dirección, correo, teléfono, moneda, idioma y qué condiciones has aceptado y cuándo. Lo necesitamos para llevar tu cuenta, y la ley exige que sepamos quién juega.",
			"Tus accesos: hora, dirección de red, navegador y dispositivo, y los navegadores y redes que te conocemos. Con ellos advertimos un acceso que no es tuyo. De tu contraseña y tu PIN solo guardamos una huella de la que no se pueden leer.",
			"Tu juego: rondas, apuestas, bonos, botes ganados, puntos y juegos favoritos. Así cada resultado se puede mostrar y comprobar, y cada pago es correcto.",
			"Tus pagos: depósitos, retiradas y envíos a otros jugadores. Los números de cuenta se guardan cifrados y se muestran solo los cuatro últimos caracteres. Los números de tarjeta quedan en la empresa de pagos; si guardas una tarjeta, nosotros guardamos la clave con la que esa empresa la conoce.",
			"Tu documento de identidad, cuando tenemos que comprobarlo: las fotos se guardan cifradas, cada una con su propia clave, y cada consulta de un operador queda registrada.",
			"Tus límites, pausas y exclusiones. Donde la ley tiene un registro de exclusiones, le preguntamos por ti cuando te registras, entras o depositas, y antes de enviar ofertas.",
			"Lo que nos escribes: en el chat, o en el formulario de contacto, que ocupa su lugar cuando no hay nadie. También nuestras respuestas.",
			"Cómo llegaste aquí, si te trajo un amigo o un afiliado con su enlace, para poder premiarlo.",
		),
		heading("Qué se decide con reglas"),
		paragraph(
			"Comparamos las cuentas para ver si una persona tiene dos: por correo, nombre, fecha de nacimiento, teléfono, tarjeta y cuenta bancaria, de los que guardamos para ello huellas con clave. Si una cuenta excluida o cerrada es de la misma persona, la más reciente también puede quedar excluida, o no poder depositar. Los pagos esperan 72 horas después de un cambio de contraseña, correo o teléfono. Escríbenos y una persona lo mirará.",
		),
		heading("Quién lo ve"),
		list(
			"Los operadores, cada uno solo para su trabajo. El correo, el teléfono, la dirección, la fecha de nacimiento y los números de cuenta están ocultos. Quien los necesita da un motivo y los ve durante 15 minutos. El motivo, y cada consulta de un jugador, queda en nuestro registro de auditoría.",
			"Otros jugadores ven tu apodo donde se muestran nombres, y solo en parte en las listas de premios; nada si no tienes. En las rondas compartidas puedes ocultarlo.",
			"Los fabricantes de otros juegos reciben un número que te representa, tu moneda, país, idioma y dirección de red, y lo que apuestas y ganas en sus juegos. Tu nombre y tu domicilio no los reciben.",
			"Las empresas que hacen pagos, envían correos y SMS, atienden chats o comprueban documentos reciben lo que hace falta para ello. En esta instalación los pagos van a un entorno de pruebas, los correos y SMS a un buzón de pruebas, y los propios operadores atienden los chats y comprueban los documentos.",
			"Las autoridades, cuando la ley nos obliga.",
			"Nadie más. No vendemos datos, y en nuestras páginas no hay publicidad ni rastreo de terceros.",
		),
		heading("Cuánto tiempo se queda"),
		list(
			"Dinero, rondas, apuestas, límites, exclusiones, condiciones aceptadas, el registro de auditoría y las huellas para comparar cuentas: también después de cerrar la cuenta, porque la ley y la contabilidad lo necesitan. Esta instalación no borra nada de ello; el operador indica aquí el plazo que fija la ley.",
			"Las fotos de documentos: un día si no se enviaron; 90 días si se rechazaron; si no, cinco años desde la decisión.",
			"Desde dónde has entrado: un año. Sesiones terminadas: 30 días. Navegadores y redes conocidos: hasta que pasan 400 días sin verse.",
			"Los chats y los mensajes que nos envías: dos años. Las rondas de práctica: 30 días como máximo.",
			"Los correos y SMS: el texto se borra en cuanto se envía, y la nota de que se envió a los 90 días. Los mensajes de tu cuenta se quedan hasta 30 días después de que los borres.",
			"Un registro sin confirmar: un día. Una copia de tus datos: siete días.",
		),
		heading("Estadísticas de uso"),
		paragraph(
			"Solo si lo aceptas al final de una página contamos qué páginas y juegos se usan. Contamos por día y país, sin tu cuenta, tu dirección de red ni la hora, y borramos los recuentos a los 400 días.",
		),
		link("Cookies", "/pages/cookies"),
		heading("Tus derechos"),
		list(
			"Ver y llevarte: en Tus datos recibes una copia de tus datos en un archivo.",
			"Corregir: la mayoría de tus datos los cambias en tu perfil. El nombre y la fecha de nacimiento los cambia una persona: escríbenos.",
			"Borrar: cierra tu cuenta. Todas las sesiones, los dispositivos recordados y los correos con ofertas terminan al momento. Lo que la ley nos obliga a guardar se queda, y no se usa para nada más.",
			"Retirar tu consentimiento: los correos con ofertas terminan en tu perfil y con el enlace de cada uno; las estadísticas de uso, al final de cada página.",
			"Oponerte, limitar el uso o reclamar: escríbenos. Si nuestra respuesta no te satisface, decide la autoridad.",
		),
		link("Tus datos", "/account/data"),
		link("Tu perfil", "/account/profile"),
		link("Cerrar la cuenta", "/account/close"),
		link("Escríbenos", "/contact-us"),
	],
} satisfies PageTexts;
