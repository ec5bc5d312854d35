export default {
	registerListed: {
		subject: "Não podemos abrir uma conta para você",
		text: `Alguém, provavelmente você, pediu uma conta na Baize. Uma das verificações que precisamos fazer antes, como a do registro de pessoas que se excluíram do jogo, não nos permite abri-la.

Se você acha que é um engano, escreva para nós.

Onde encontrar ajuda, gratuita e confidencial:

{link}

Se não foi você, não precisa fazer nada.`,
	},
	accountClosed: {
		subject: "Sua conta está encerrada",
		text: `Sua conta na Baize está encerrada, como você pediu. Ninguém pode entrar nela, e não escreveremos mais sobre ofertas.

As apostas em aberto vão até o fim. O dinheiro que ainda é seu continua seu: escreva para nós, e nós o pagamos. O que a lei nos obriga a guardar, guardamos pelo tempo que ela determina, e não mais.

Se não foi você quem a encerrou, ou se quer abri-la de novo, escreva para nós:

{link}

Se o jogo tem incomodado você, lá também há ajuda gratuita e confidencial.`,
	},
	alreadyRegistered: {
		subject: "Você já tem uma conta",
		text: `Alguém, provavelmente você, pediu uma conta na Baize. Você já tem uma com o endereço que recebeu este e-mail, e nada mudou nela.

Entre aqui:

{link}

Se não foi você, não precisa fazer nada.`,
	},
	detailsChanged: {
		subject: "Seus dados foram alterados",
		text: `Dados da sua conta na Baize (nome, endereço ou telefone) foram alterados em {when}.

Se foi você, está tudo certo. Seus dados:

{link}`,
	},
	recoverPassword: {
		subject: "Defina uma nova senha",
		text: `Alguém, provavelmente você, pediu uma nova senha para a sua conta na Baize.

Defina aqui:

{link}

O link funciona uma vez, por uma hora. Se não foi você, não precisa fazer nada: sua senha continua a mesma, e ninguém mais tem este link.`,
	},
	passwordChanged: {
		subject: "Sua senha foi alterada",
		text: `A senha da sua conta na Baize foi alterada em {when}. Sua sessão foi encerrada em todos os outros dispositivos e, por algum tempo, os saques ficam retidos.

Se foi você, está tudo certo. O que protege sua conta:

{link}`,
	},
	accountSecured: {
		subject: "Sua conta está protegida: defina uma nova senha",
		text: `Você nos avisou que não foi você. Encerramos todas as sessões da sua conta na Baize, a senha não funciona mais e nada é pago.

Defina uma nova senha aqui:

{link}

O link funciona uma vez, por uma hora; depois, peça outro na página de login. Em seguida, confira se seus dados e suas contas bancárias são mesmo seus.

Vamos analisar o que aconteceu e escrever para você. Até lá, os saques continuam suspensos, e seu dinheiro está seguro.`,
	},
	accountSecuredShut: {
		subject: "Sua conta está protegida",
		text: `Você nos avisou que não foi você. Encerramos todas as sessões da sua conta na Baize, ninguém pode entrar e nada é pago.

Vamos analisar o que aconteceu e escrever para você. Seu dinheiro está seguro. Você também pode escrever para nós:

{link}`,
	},
	emailPutBack: {
		subject: "Este endereço foi removido de uma conta na Baize",
		text: `O titular de uma conta na Baize nos avisou, pelo endereço anterior, que a mudança para este não foi feita por ele. O endereço anterior volta a valer, e este não serve mais para entrar.

Se você acha que é um engano, escreva para nós:

{link}`,
	},
	payoutsUnfrozen: {
		subject: "Os saques voltaram a ser possíveis",
		text: `Analisamos sua conta na Baize, e os saques não estão mais suspensos. O que estava em andamento segue sozinho, e você pode sacar aqui:

{link}`,
	},
	accountShut: {
		subject: "Sua conta está encerrada",
		text: `Alguém, provavelmente você, pediu uma nova senha para a sua conta na Baize. A conta está encerrada, então uma nova senha não a abriria.

O que é seu continua seu. Escreva para nós, e vamos explicar e ajudar:

{link}`,
	},
	closedBefore: {
		subject: "Você encerrou sua conta conosco",
		text: `Alguém, provavelmente você, pediu uma conta na Baize. Você tinha uma com o endereço que recebeu este e-mail e a encerrou. Ela continua encerrada, e nenhuma outra foi aberta.

Se quiser abri-la de novo, escreva para nós:

{link}

Se não foi você, não precisa fazer nada.`,
	},
	harmedBefore: {
		subject: "Sua conta continua encerrada",
		text: `Alguém, provavelmente você, pediu uma conta na Baize. Você encerrou a que tinha para se proteger do jogo. Isso continua valendo, então nenhuma conta nova foi aberta. Se quiser conversar sobre isso, escreva para nós.

Onde encontrar ajuda, gratuita e confidencial:

{link}

Se não foi você, não precisa fazer nada.`,
	},
	excludedBefore: {
		subject: "Sua exclusão continua em vigor",
		text: `Alguém, provavelmente você, pediu uma conta na Baize. Você já tem uma com o endereço que recebeu este e-mail, e ela está excluída do jogo. A exclusão vale para você, e não para uma conta só, então nenhuma outra foi aberta.

Entre aqui para ver até quando ela vale, encontrar pessoas que ajudam e sacar o dinheiro que é seu:

{link}

Se não foi você, não precisa fazer nada.`,
	},
	shutBefore: {
		subject: "Encerramos sua conta",
		text: `Alguém, provavelmente você, pediu uma conta na Baize. Encerramos a que você tinha com o endereço que recebeu este e-mail, então nenhuma outra foi aberta.

O que é seu continua seu. Escreva para nós, e vamos explicar o motivo e ajudar:

{link}

Se não foi você, não precisa fazer nada.`,
	},
	confirmNewEmail: {
		subject: "Confirme seu novo e-mail",
		text: `Alguém, provavelmente você, quer usar este endereço em uma conta na Baize.

Confirme que ele é seu:

{link}

O link funciona uma vez, por 24 horas. Depois disso, você entra com este endereço. Se você não tem conta conosco, não precisa fazer nada.`,
	},
	confirmEmail: {
		subject: "Confirme seu e-mail",
		text: `Boas-vindas à Baize.

Confirme que este endereço é seu, e sua conta estará pronta:

{link}

O link funciona uma vez, por 24 horas. Se você não pediu uma conta, não precisa fazer nada: sem este link, ela não será criada.`,
	},
	unknownDevice: "um dispositivo desconhecido",
	unknownPlace: "um lugar que não conhecemos",
	newDevice: {
		subject: "Um novo dispositivo entrou na sua conta",
		text: `Alguém entrou na sua conta na Baize com um dispositivo que ainda não tínhamos visto.

Dispositivo: {device}
Lugar: {place}
Horário: {when}

Se foi você, está tudo certo. Onde sua conta está aberta:

{link}`,
	},
	emailChangeRequested: {
		subject: "Outro e-mail foi solicitado",
		text: `Alguém que conhece sua senha, provavelmente você, quer outro e-mail para a sua conta na Baize. Este vale até que o novo seja confirmado.

Aqui você pode cancelar o pedido:

{link}`,
	},
	emailChanged: {
		subject: "Seu e-mail foi alterado",
		text: `Sua conta na Baize agora tem outro e-mail, e este não serve mais para entrar.

Se foi você, está tudo certo. Você pode escrever para nós aqui:

{link}`,
	},
};
