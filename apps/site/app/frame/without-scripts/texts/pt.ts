export default {
	needed:
		"Jogos, apostas e formulários precisam de JavaScript, que está desativado no seu navegador. Você pode ler tudo; para jogar, apostar ou entrar, ative-o e recarregue a página.",
};
