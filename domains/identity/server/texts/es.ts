export default {
	registerListed: {
		subject: "No podemos abrirte una cuenta",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Una de las comprobaciones que debemos hacer antes, como el registro de personas que se han excluido del juego, no nos permite abrirla.

Si crees que es un error, escríbenos.

Dónde encontrar ayuda, gratuita y confidencial:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	accountClosed: {
		subject: "Tu cuenta está cerrada",
		text: `Tu cuenta de Baize está cerrada, como has pedido. Nadie puede iniciar sesión en ella y no te escribiremos sobre ofertas.

Las apuestas abiertas siguen hasta el final. El dinero que aún es tuyo sigue siendo tuyo: escríbenos y te lo pagaremos. Lo que la ley nos obliga a guardar, lo guardamos el tiempo que indica y no más.

Si no la has cerrado tú, o quieres abrirla de nuevo, escríbenos:

{link}

Si el juego te ha causado problemas, allí también encontrarás ayuda gratuita y confidencial.`,
	},
	alreadyRegistered: {
		subject: "Ya tienes una cuenta",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Ya tienes una con la dirección a la que llega este correo y no ha cambiado nada en ella.

Inicia sesión aquí:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	detailsChanged: {
		subject: "Tus datos han cambiado",
		text: `Los datos de tu cuenta de Baize (nombre, dirección o teléfono) se cambiaron el {when}.

Si has sido tú, todo está en orden. Tus datos:

{link}`,
	},
	recoverPassword: {
		subject: "Elige una contraseña nueva",
		text: `Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta de Baize.

Elígela aquí:

{link}

El enlace sirve una sola vez, durante una hora. Si no has sido tú, no tienes que hacer nada: tu contraseña sigue igual y nadie más tiene este enlace.`,
	},
	passwordChanged: {
		subject: "Tu contraseña ha cambiado",
		text: `La contraseña de tu cuenta de Baize se cambió el {when}. Se ha cerrado tu sesión en todos los demás dispositivos y durante un tiempo los pagos quedan retenidos.

Si has sido tú, todo está en orden. Lo que protege tu cuenta:

{link}`,
	},
	accountSecured: {
		subject: "Tu cuenta está protegida: elige una contraseña nueva",
		text: `Nos has dicho que no fuiste tú. Hemos cerrado todas las sesiones de tu cuenta de Baize, la contraseña ya no sirve y no se paga nada.

Elige una contraseña nueva aquí:

{link}

El enlace sirve una sola vez, durante una hora; después, pide otro en la página de inicio de sesión. Luego comprueba que tus datos y cuentas bancarias son tuyos.

Revisamos lo ocurrido y te escribimos. Hasta entonces los pagos siguen detenidos y tu dinero está a salvo.`,
	},
	accountSecuredShut: {
		subject: "Tu cuenta está protegida",
		text: `Nos has dicho que no fuiste tú. Hemos cerrado todas las sesiones de tu cuenta de Baize, nadie puede iniciar sesión y no se paga nada.

Revisamos lo ocurrido y te escribimos. Tu dinero está a salvo. También puedes escribirnos:

{link}`,
	},
	emailPutBack: {
		subject: "Esta dirección se ha quitado de una cuenta de Baize",
		text: `El titular de una cuenta de Baize nos ha dicho, desde su dirección anterior, que el cambio a esta no fue suyo. Vuelve a valer la dirección anterior y con esta ya no se puede iniciar sesión.

Si crees que es un error, escríbenos:

{link}`,
	},
	payoutsUnfrozen: {
		subject: "Los pagos vuelven a ser posibles",
		text: `Hemos revisado tu cuenta de Baize y los pagos ya no están detenidos. Lo que estaba en curso sigue por sí solo, y puedes retirar dinero aquí:

{link}`,
	},
	accountShut: {
		subject: "Tu cuenta está cerrada",
		text: `Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta de Baize. La cuenta está cerrada, así que una contraseña nueva no la abriría.

Lo que es tuyo sigue siendo tuyo. Escríbenos y te lo explicaremos y ayudaremos:

{link}`,
	},
	closedBefore: {
		subject: "Cerraste tu cuenta con nosotros",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Tenías una con la dirección a la que llega este correo y la cerraste. Sigue cerrada y no se ha abierto otra.

Si quieres abrirla de nuevo, escríbenos:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	harmedBefore: {
		subject: "Tu cuenta sigue cerrada",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Cerraste la que tenías para protegerte del juego. Eso sigue en pie, así que no se ha abierto una cuenta nueva. Si quieres hablarlo con nosotros, escríbenos.

Dónde encontrar ayuda, gratuita y confidencial:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	excludedBefore: {
		subject: "Tu exclusión sigue vigente",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Ya tienes una con la dirección a la que llega este correo y está excluida del juego. La exclusión vale para ti, no para una sola cuenta, así que no se ha abierto otra.

Inicia sesión aquí para ver hasta cuándo está vigente, encontrar a quien ayuda y retirar el dinero que es tuyo:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	shutBefore: {
		subject: "Hemos cerrado tu cuenta",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Cerramos la que tenías con la dirección a la que llega este correo, así que no se ha abierto otra.

Lo que es tuyo sigue siendo tuyo. Escríbenos y te explicaremos por qué y te ayudaremos:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	confirmNewEmail: {
		subject: "Confirma tu nueva dirección de correo",
		text: `Alguien, probablemente tú, quiere usar esta dirección para una cuenta de Baize.

Confirma que es tuya:

{link}

El enlace sirve una sola vez, durante 24 horas. Después iniciarás sesión con esta dirección. Si no tienes cuenta con nosotros, no tienes que hacer nada.`,
	},
	confirmEmail: {
		subject: "Confirma tu dirección de correo",
		text: `Te damos la bienvenida a Baize.

Confirma que esta dirección es tuya y tu cuenta quedará lista:

{link}

El enlace sirve una sola vez, durante 24 horas. Si no has pedido una cuenta, no tienes que hacer nada: sin este enlace no se creará.`,
	},
	unknownDevice: "un dispositivo que no dice cuál es",
	unknownPlace: "un lugar que no conocemos",
	newDevice: {
		subject: "Un dispositivo nuevo ha iniciado sesión",
		text: `Se ha iniciado sesión en tu cuenta de Baize con un dispositivo que no habíamos visto antes.

Dispositivo: {device}
Lugar: {place}
Hora: {when}

Si has sido tú, todo está en orden. Aquí ves dónde tienes la sesión iniciada:

{link}`,
	},
	emailChangeRequested: {
		subject: "Se ha pedido otra dirección de correo",
		text: `Alguien que conoce tu contraseña, probablemente tú, quiere otra dirección de correo para tu cuenta de Baize. Esta sigue valiendo hasta que se confirme la nueva.

Aquí puedes retirar la petición:

{link}`,
	},
	emailChanged: {
		subject: "Tu dirección de correo ha cambiado",
		text: `Tu cuenta de Baize tiene ahora otra dirección de correo y con esta ya no se puede iniciar sesión.

Si has sido tú, todo está en orden. Puedes escribirnos aquí:

{link}`,
	},
};
