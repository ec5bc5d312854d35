export default {
	loginCode: {
		subject: "Tu código para iniciar sesión",
		text: `{code} es tu código de Baize para iniciar sesión. Vale durante 10 minutos. No se lo digas a nadie: nunca te lo pedimos.

Si no estás iniciando sesión ahora mismo, otra persona conoce tu contraseña: elige otra.`,
	},
	pinReset: {
		subject: "Elige un nuevo PIN",
		text: `Has indicado que has olvidado tu PIN. Elige uno nuevo aquí:

{link}

El enlace sirve una sola vez, durante una hora. Si no has sido tú, no tienes que hacer nada: tu PIN seguirá siendo el mismo.`,
	},
	recoveryCodeUsed: {
		subject: "Se ha usado un código de recuperación",
		text: `Se ha usado uno de tus códigos de recuperación en lugar de tu aplicación de autenticación. No funcionará una segunda vez.

Códigos de recuperación que te quedan: {left}. Puedes crear otros nuevos aquí:

{link}`,
	},
	changes: {
		"pin.set": "Se ha establecido un PIN en tu cuenta",
		"twoFactor.enabled": "Se ha activado la verificación en dos pasos",
		"twoFactor.disabled": "Se ha desactivado la verificación en dos pasos",
		"twoFactor.changed": "Se ha cambiado tu aplicación de autenticación",
		"twoFactor.recoveryCodesRenewed": "Se han creado nuevos códigos de recuperación",
		"passkey.added": "Se ha añadido una llave de acceso a tu cuenta",
		"passkey.removed": "Se ha eliminado una llave de acceso de tu cuenta",
	},
	advice: `Si has sido tú, no tienes que hacer nada. Lo que protege tu cuenta:

{link}`,
	purposes: {
		changeStatus2FA: "cambiar tu verificación en dos pasos",
		disable2FA: "desactivar la verificación en dos pasos",
		enable2fa: "activar la verificación en dos pasos",
		login: "iniciar sesión",
		updateProfile: "cambiar tu perfil",
		validatePhone: "confirmar este número de teléfono",
		withdraw: "retirar dinero",
	},
	codeSms:
		"{code} es tu código de Baize para {purpose}. Vale durante 10 minutos. No se lo digas a nadie: nunca te lo pediremos.",
	withdrawalSms:
		"{code} es tu código de Baize para retirar {amount} a {destination}. Vale durante 10 minutos. No se lo digas a nadie: nunca te lo pediremos.",
};
