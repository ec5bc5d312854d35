export default {
	mails: {
		depositSettled: {
			subject: "Ha llegado tu depósito de {amount}",
			text: `{amount} ya está en tu saldo.

Depósito {id}. Consúltalo aquí:

{link}`,
		},
		withdrawalRequested: {
			subject: "Hemos recibido tu solicitud de retiro de {amount}",
			text: `Hemos reservado {amount} para ti. Revisaremos la solicitud en un plazo de 24 horas.

Retiro {id}. Sigue cada paso aquí:

{link}`,
		},
		withdrawalHeld: {
			subject: "Tu retiro de {amount} está retenido hasta el {until}",
			text: `Hemos reservado {amount} para ti. Para proteger tu cuenta retenemos este retiro hasta el {until}, porque:

{why}

No tienes que hacer nada: después sigue por sí solo, lo revisamos en un plazo de 24 horas y lo pagamos.

Retiro {id}. Sigue cada paso aquí:

{link}`,
		},
		withdrawalHoldOver: {
			subject: "Tu retiro de {amount} sigue adelante",
			text: `{amount} ya no está retenido. Revisaremos la solicitud en un plazo de 24 horas.

Retiro {id}. Sigue cada paso aquí:

{link}`,
		},
		withdrawalApproved: {
			subject: "Tu retiro de {amount} está aprobado",
			text: `Hemos revisado tu retiro y lo estamos enviando.

Retiro {id}. Sigue cada paso aquí:

{link}`,
		},
		withdrawalPaid: {
			subject: "Tu retiro de {amount} está pagado",
			text: `Hemos enviado {amount}. Tu banco puede tardar un poco más en mostrarlo.

Retiro {id}. Consúltalo aquí:

{link}`,
		},
		withdrawalPaidAfterAll: {
			subject: "Tu retiro de {amount} sí se ha pagado",
			text: `Te dijimos que no se había podido pagar y {amount} volvió a tu saldo. Ahora la empresa de pagos nos confirma el envío. Por eso {amount} ha vuelto a salir de tu saldo.

Si no te ha llegado, escríbenos. Retiro {id}. Consúltalo aquí:

{link}`,
		},
		withdrawalRejected: {
			subject: "Tu retiro de {amount} no se ha aprobado",
			text: `{amount} ha vuelto a tu saldo; no has perdido nada. El motivo:

{reason}

Retiro {id}. Cuando esté resuelto, puedes solicitarlo de nuevo aquí:

{link}`,
		},
		withdrawalCancelled: {
			subject: "Has cancelado tu retiro de {amount}",
			text: `{amount} ha vuelto a tu saldo.

Si no has sido tú, cambia tu contraseña y escríbenos. Retiro {id}:

{link}`,
		},
		withdrawalFailed: {
			subject: "No se ha podido pagar tu retiro de {amount}",
			text: `La cuenta o la tarjeta no ha aceptado el dinero. {amount} ha vuelto a tu saldo; no has perdido nada.

Retiro {id}. Revisa los datos y solicítalo de nuevo:

{link}`,
		},
	},
	linkedAccountAdded: {
		subject: "Se ha añadido una cuenta bancaria",
		text: `Se ha añadido a tu cuenta de Baize una cuenta bancaria que termina en {lastFour}. A partir de ahora se pueden enviar retiradas a ella; durante un tiempo quedan retenidas antes.

Tus cuentas bancarias:

{link}`,
	},
	holdCauses: {
		newDestination: "la cuenta, la tarjeta o la dirección es nueva aquí",
		passwordChanged: "tu contraseña se cambió hace poco",
		phoneChanged: "tu número de teléfono se cambió hace poco",
		emailChanged: "tu dirección de correo se cambió hace poco",
	},
	inbox: {
		paid: {
			title: "Tu retiro de {amount} está pagado",
			text: "Hemos enviado {amount}. Tu banco puede tardar un poco más en mostrarlo. Retiro {id}.",
		},
		paidAfterAll: {
			title: "Tu retiro de {amount} sí se ha pagado",
			text: "Te dijimos que no se había podido pagar. Ahora la empresa de pagos nos confirma el envío, así que {amount} ha vuelto a salir de tu saldo. Si no te ha llegado, escríbenos. Retiro {id}.",
		},
		rejected: {
			title: "Tu retiro de {amount} no se ha aprobado",
			text: "{amount} ha vuelto a tu saldo; no has perdido nada. El motivo: {reason} Cuando esté resuelto, puedes solicitarlo de nuevo. Retiro {id}.",
		},
		failed: {
			title: "No se ha podido pagar tu retiro de {amount}",
			text: "La cuenta o la tarjeta no ha aceptado el dinero. {amount} ha vuelto a tu saldo; no has perdido nada. Revisa los datos y solicítalo de nuevo. Retiro {id}.",
		},
	},
	chargebacks: {
		opened: {
			title: "Tu banco ha retirado {amount}",
			text: "El banco de tu tarjeta ha anulado un depósito de {amount}, así que {amount} ha salido de tu saldo. Si no lo has pedido tú, habla con tu banco y escríbenos. Caso {id}.",
		},
		openedWithDebt: {
			title: "Tu banco ha retirado {amount} y debes {debt}",
			text: "El banco de tu tarjeta ha anulado un depósito de {amount}. {taken} seguía en tu saldo y ha salido de él; {debt} ya se había jugado, así que lo debes. Tu próximo depósito lo paga primero y hasta entonces no se puede retirar nada. Si no se lo has pedido tú a tu banco, habla con él y escríbenos. Caso {id}.",
		},
		won: {
			title: "Tu banco ha devuelto {amount}",
			text: "El depósito de {amount} que tu banco había anulado se nos ha pagado de nuevo. Está en tu saldo, menos lo que aún debías de él. Caso {id}.",
		},
	},
	transfers: {
		sent: {
			title: "Has enviado {amount} a {name}",
			text: "{amount} ha salido de tu saldo y espera a que {name} lo acepte. Hasta entonces puedes recuperarlo. Transferencia {id}.",
		},
		offered: {
			title: "{name} te ha enviado {amount}",
			text: "{amount} te espera: acéptalo o recházalo. Lo que no se acepta a tiempo vuelve a {name}. Transferencia {id}.",
		},
		taken: {
			title: "{name} ha aceptado tus {amount}",
			text: "La transferencia de {amount} a {name} está completa. Transferencia {id}.",
		},
		received: {
			title: "Has aceptado {amount} de {name}",
			text: "{amount} está en tu saldo. Transferencia {id}.",
		},
		cancelled: {
			title: "Has recuperado {amount}",
			text: "{amount} está de nuevo en tu saldo; {name} no lo ha recibido. Transferencia {id}.",
		},
		declined: {
			title: "{name} ha rechazado tus {amount}",
			text: "{amount} está de nuevo en tu saldo; no has perdido nada. Transferencia {id}.",
		},
		expired: {
			title: "{name} no ha aceptado tus {amount}",
			text: "{amount} no se ha aceptado a tiempo y está de nuevo en tu saldo; no has perdido nada. Transferencia {id}.",
		},
		stopped: {
			title: "Hemos detenido tu transferencia de {amount}",
			text: "{amount} está de nuevo en tu saldo; {name} no lo ha recibido. El motivo: {reason} Transferencia {id}.",
		},
		gone: {
			title: "Ya no puedes aceptar los {amount} de {name}",
			text: "El dinero no se aceptó y ha vuelto a {name}. Transferencia {id}.",
		},
	},
};
