import { FUSOS, ROTULOS_DO_FUSO, type Fuso } from '../cidade/index.ts'
import { normalizarBusca } from '../formatos/index.ts'
import type { ModoDeCobrancaDoParceiro } from '../parceiro/index.ts'
import type { Sexo } from '../animal/index.ts'
import type { Modalidade } from '../servico/index.ts'
import { lido, recusado, textoDaCelula, type Leitor } from './celula.ts'
import { lerPalavra } from './valores.ts'

/** `{ FEMEA: 'f, femea' }` as word → value. */
function porPalavra<T extends string>(valores: Readonly<Record<T, string>>): Record<string, T> {
  const pares = Object.entries<string>(valores).flatMap(([valor, palavras]) =>
    palavras.split(', ').map((palavra) => [palavra, valor as T] as const),
  )
  return Object.fromEntries(pares)
}

const SEXO = porPalavra<Sexo>({
  FEMEA: 'femea, f, fem, feminino, female, femea castrada, femea inteira',
  MACHO: 'macho, m, masc, masculino, male, macho castrado, macho inteiro',
  INDETERMINADO: 'indeterminado, i, nao sei, desconhecido, indefinido, nao informado, ?',
})
export const lerSexo = lerPalavra(SEXO, 'Sexo não reconhecido. Escreva fêmea, macho ou indeterminado.')

const MODALIDADE = porPalavra<Modalidade>({
  CONSULTA: 'consulta, consultas, avaliacao',
  ULTRASSONOGRAFIA: 'ultrassonografia, ultrassom, us, usg, ultra som, ultrassonografico',
  ECOCARDIOGRAFIA: 'ecocardiografia, ecocardiograma, eco, ecodopplercardiograma, eco doppler',
  ELETROCARDIOGRAFIA: 'eletrocardiografia, eletrocardiograma, ecg, eletro',
  RADIOGRAFIA: 'radiografia, raio x, raios x, rx, radiologia',
  TOMOGRAFIA: 'tomografia, tc, tomografia computadorizada',
  RESSONANCIA: 'ressonancia, ressonancia magnetica, rm',
  ENDOSCOPIA: 'endoscopia, eda',
  LABORATORIO: 'laboratorio, laboratorial, exame laboratorial, analises clinicas',
  PROCEDIMENTO: 'procedimento, procedimentos, cirurgia, outros',
})
export const lerModalidade = lerPalavra(
  MODALIDADE,
  'Modalidade não reconhecida. Escreva, por exemplo, ultrassonografia, radiografia ou consulta.',
)

const COBRANCA = porPalavra<ModoDeCobrancaDoParceiro>({
  A_VISTA: 'a vista, avista, vista, por exame',
  FATURADO: 'faturado, fatura, mensal, faturamento, fechamento',
})
export const lerCobranca = lerPalavra(COBRANCA, 'Escreva à vista ou faturado.')

const SITUACAO = porPalavra<'ATIVO' | 'INATIVO' | 'OBITO'>({
  ATIVO: 'ativo, ativa, sim, s, em uso',
  INATIVO: 'inativo, inativa, nao, n, desativado, desativada',
  OBITO: 'obito, falecido, falecida, morto, morta',
})
const lerPalavraDaSituacao = lerPalavra(SITUACAO, 'Escreva ativo ou inativo.')

/** The list shows the death instead of the state, which it says nothing of: null leaves it as it is. */
export const lerSituacao: Leitor<boolean | null> = (celula) => {
  const { valor, erro } = lerPalavraDaSituacao(celula)
  return erro === undefined ? lido(valor === 'OBITO' ? null : valor === 'ATIVO') : recusado(erro)
}

/** By the name that people know, its first words (`Manaus`), or the one of IANA. */
export const lerFuso: Leitor<Fuso> = (celula) => {
  const texto = normalizarBusca(textoDaCelula(celula))
  const achado = FUSOS.find((fuso) => {
    const rotulo = normalizarBusca(ROTULOS_DO_FUSO[fuso])
    return texto === normalizarBusca(fuso) || texto === rotulo || texto === rotulo.replace(/ \(.*$/, '')
  })
  return achado === undefined
    ? recusado('Fuso não reconhecido. Escreva, por exemplo, Brasília ou Manaus.')
    : lido(achado)
}

/** Other names of the species that every base starts with. */
export const OUTROS_NOMES_DE_ESPECIE: Readonly<Record<string, string>> = {
  cao: 'canina',
  caes: 'canina',
  cachorro: 'canina',
  cachorra: 'canina',
  cadela: 'canina',
  canino: 'canina',
  dog: 'canina',
  gato: 'felina',
  gata: 'felina',
  felino: 'felina',
  cat: 'felina',
  cavalo: 'equina',
  egua: 'equina',
  equino: 'equina',
  bovino: 'bovina',
  suino: 'suina',
  ovino: 'ovina',
  caprino: 'caprina',
  passaro: 'ave',
  ave: 'ave',
}

/** Other ways to say that an animal has no breed. */
export const SEM_RACA: ReadonlySet<string> = new Set([
  'srd',
  's r d',
  's.r.d',
  's.r.d.',
  'sem raca',
  'sem raca definida',
  'vira lata',
  'vira-lata',
  'mestico',
  'mestica',
])
