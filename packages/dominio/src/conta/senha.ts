import { semAcentos } from '../formatos/index.ts'
import { PRODUTO } from '../produto/index.ts'

export const SENHA_MINIMA = 8
export const SENHA_MAXIMA = 128

/** Tried first by whoever guesses: keyboards, dates, the words of the trade, and what people here answer most. */
const COMUNS: ReadonlySet<string> = new Set(
  (
    '12345678 123456789 1234567890 01234567 0123456789 87654321 987654321 11223344 112233445566 12341234 12344321 ' +
    '123123123 147258369 159753456 qwertyui qwertyuiop qwerty123 asdfghjk asdfghjkl zxcvbnm1 1q2w3e4r 1q2w3e4r5t q1w2e3r4 ' +
    'password password1 passw0rd iloveyou sunshine princess football baseball superman starwars whatever welcome1 ' +
    'abcd1234 abc12345 a1b2c3d4 admin123 administrador usuario1 teste123 teste1234 testando mudar123 mudarsenha trocar123 ' +
    'senha123 senha1234 senha12345 senhasenha minhasenha novasenha senhaforte senhasegura ' +
    'demonstracao deusefiel deusnocomando jesuscristo jesusteama jesus123 confioemdeus senhordeus ' +
    'amordaminhavida meuamor1 teamomuito euteamo1 familia1 felicidade saudades princesa gatinha1 lindinha borboleta ' +
    'flamengo corinthians palmeiras saopaulo vascodagama cruzeiro gremio123 internacional atleticomineiro botafogo brasil123 ' +
    'brasileiro carnaval futebol1 coracao1 estrela1 chocolate abacaxi1 cachorro cachorro1 gatinho1 veterinario veterinaria ' +
    'clinica1 clinicavet petshop1 petshop123 amocachorro amoanimais laudo123 ultrassom ' +
    `${PRODUTO.slug}1 ${PRODUTO.slug}12 ${PRODUTO.slug}123`
  ).split(' '),
)

const TROCAS: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '0': 'o', $: 's', '5': 's' }

const simples = (texto: string) => semAcentos(texto).toLowerCase()
const semTrocas = (texto: string) => texto.replace(/[@4310$5]/g, (caractere) => TROCAS[caractere] ?? caractere)
/** The word without the few digits and signs that people add at its end to please a rule. */
const semCauda = (texto: string) => texto.replace(/[^a-z]{1,4}$/, '')

const PALAVRAS_COMUNS: ReadonlySet<string> = new Set(
  [...COMUNS].map(semCauda).filter((palavra) => /^[a-z]{5,}$/.test(palavra)),
)

function ehComum(senha: string): boolean {
  const escrita = simples(senha)
  return COMUNS.has(escrita) || [semCauda(escrita), escrita].some((texto) => PALAVRAS_COMUNS.has(semTrocas(texto)))
}

/** Whether each character follows the one before by the same step: `abcdefgh`, `98765432`, `aaaaaaaa`. */
function ehSequencia(senha: string): boolean {
  const passos = Array.from(senha.slice(1), (_, i) => senha.charCodeAt(i + 1) - senha.charCodeAt(i))
  const [primeiro = 0] = passos
  return Math.abs(primeiro) <= 1 && passos.every((passo) => passo === primeiro)
}

/** A short piece said over and over: `abcabcabc`. */
const ehRepeticao = (senha: string) => /^(.{1,4})\1+$/.test(senha)

/** Words about the person that a guesser would know: parts of the name and of the company, and the e-mail's name. */
function contemDaPessoa(senha: string, sobre: readonly string[]): boolean {
  const escrita = simples(senha)
  const palavras = sobre.flatMap((texto) => simples(texto.split('@')[0] ?? '').split(/[^a-z0-9]+/))
  return palavras.some(
    (palavra) => palavra.length >= 5 && escrita.includes(palavra) && escrita.length - palavra.length < 6,
  )
}

/** Why a password is refused, in words for who chose it; null when it is good. `sobre`: name, company, e-mail. */
export function problemaDaSenha(senha: string, sobre: readonly string[] = []): string | null {
  if (senha.length < SENHA_MINIMA) return `Use ao menos ${SENHA_MINIMA} caracteres.`
  if (senha.length > SENHA_MAXIMA) return `Use no máximo ${SENHA_MAXIMA} caracteres.`
  if (ehComum(senha)) return 'Esta senha é das mais usadas e seria adivinhada logo. Escolha outra.'
  if (ehSequencia(senha) || ehRepeticao(senha)) return 'Sequências e repetições são fáceis de adivinhar. Escolha outra.'
  if (contemDaPessoa(senha, sobre)) return 'A senha é quase o seu nome, a empresa ou o e-mail. Escolha outra.'
  return null
}

const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/] as const

export type NivelDaSenha = 0 | 1 | 2 | 3 | 4

/** 0 empty, 1 refused, 2 fair, 3 good, 4 strong. Length counts most: a long phrase beats a short riddle. */
export function nivelDaSenha(senha: string, sobre: readonly string[] = []): NivelDaSenha {
  if (senha === '') return 0
  if (problemaDaSenha(senha, sobre) !== null) return 1
  const classes = CLASSES.filter((classe) => classe.test(senha)).length
  const pontos = Math.min(senha.length, 24) + (classes - 1) * 2 + Math.min(new Set(senha).size, 12) / 2
  if (pontos >= 24) return 4
  return pontos >= 17 ? 3 : 2
}

export const ROTULOS_DO_NIVEL: Readonly<Record<NivelDaSenha, string>> = {
  0: '',
  1: 'Fraca',
  2: 'Razoável',
  3: 'Boa',
  4: 'Forte',
}
