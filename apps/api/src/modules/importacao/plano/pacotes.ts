import { normalizarBusca } from '@vetlume/dominio/formatos'
import { pacotesAtivosCom, pacotesEntre } from '../queries-registros.ts'
import { camposMudados, valorDe, type Alvo, type Anotar } from './alvos.ts'
import type { Catalogo, Terreno } from './catalogo.ts'
import { semEsteNome } from './referencias.ts'

/** What a bundle takes from the services that it holds, and what only a service has. */
const DO_CONTEUDO = [
  'duracaoMinutos',
  'custoCentavos',
  'prazoRotinaHoras',
  'prazoUrgenteHoras',
  'exigeLaudo',
  'exigeRevisao',
  'modelo',
  'equipamentos',
] as const

const emLista = (nomes: readonly string[]) => new Intl.ListFormat('pt-BR').format(nomes)
const nomeDe = (alvo: Alvo) => String(valorDe(alvo, 'nome'))
const estaAtivo = (alvo: Alvo) => valorDe(alvo, 'ativo') !== false
const ehPacote = (alvo: Alvo) => valorDe(alvo, 'pacote') === true
const composicaoDe = (alvo: Alvo) => (valorDe(alvo, 'composicao') ?? []) as readonly string[]

/** Notes what is wrong with a field, at the line that says it. */
const reclamar = (anotar: Anotar, alvo: Alvo, campo: string, motivo: string) =>
  anotar(alvo.origem[campo] ?? alvo.linha, `servico.${campo}`, motivo)

/** The services of each bundle by their names: those of the sheet, which may be new, and then the registered ones. */
function resolverComposicoes({ catalogo }: Terreno, alvos: readonly Alvo[], anotar: Anotar): void {
  const daPlanilha = new Map(alvos.map((alvo) => [normalizarBusca(nomeDe(alvo)), alvo.codigo]))
  for (const alvo of alvos) {
    catalogo.lembrar('servico', alvo.codigo, nomeDe(alvo))
    const nomes = alvo.valores['composicao'] as readonly string[] | undefined
    if (nomes === undefined) continue
    alvo.valores['composicao'] = nomes.flatMap((nome) => {
      const { valor, erro } = catalogo.achar('servico', nome)
      const codigo = daPlanilha.get(normalizarBusca(nome)) ?? valor
      if (codigo === undefined) reclamar(anotar, alvo, 'composicao', semEsteNome(nome, erro ?? ''))
      return codigo ?? []
    })
  }
}

/** A bundle is what its services are: a new one takes that from them, and of one that exists nothing else may be said. */
function poupar(pacote: Alvo, anotar: Anotar): void {
  const mudados = new Set(camposMudados(pacote))
  const livre = pacote.existente === null || mudados.has('composicao')
  for (const campo of DO_CONTEUDO) {
    if (livre) delete pacote.valores[campo]
    else if (mudados.has(campo))
      reclamar(anotar, pacote, campo, 'Este serviço é um pacote: prazos, duração e laudo vêm do que ele contém.')
  }
  if (pacote.existente === null) Object.assign(pacote.valores, { exigeLaudo: false, exigeRevisao: false })
}

/** What is known of services: those of the sheet by key, and which of the registered are bundles. */
interface Conhecidos {
  catalogo: Catalogo
  porCodigo: ReadonlyMap<string, Alvo>
  pacotes: ReadonlySet<string>
}

/** A bundle is offered whole: it holds services, and while it is offered so is each of them. */
function conferirConteudo(pacote: Alvo, { catalogo, porCodigo, pacotes }: Conhecidos, anotar: Anotar): void {
  const contidos = composicaoDe(pacote)
  const outro = contidos.find((codigo) => {
    const alvo = porCodigo.get(codigo)
    return alvo === undefined ? pacotes.has(codigo) : ehPacote(alvo)
  })
  if (outro !== undefined) {
    const { nome } = catalogo.nomear('servico', outro)
    reclamar(anotar, pacote, 'composicao', `“${nome}” é um pacote, e um pacote não contém outro.`)
  }
  if (!estaAtivo(pacote)) return
  const inativos = contidos.filter((codigo) => {
    const alvo = porCodigo.get(codigo)
    return !(alvo === undefined ? catalogo.ativo('servico', codigo) : estaAtivo(alvo))
  })
  if (inativos.length > 0) {
    const nomes = emLista(inativos.map((codigo) => catalogo.nomear('servico', codigo).nome))
    reclamar(anotar, pacote, 'composicao', `O pacote contém o que não é mais oferecido: ${nomes}.`)
  }
}

/** A service is not taken out from under an active bundle that the sheet leaves as it is. */
async function conferirRetirados(
  terreno: Terreno,
  retirados: readonly Alvo[],
  porCodigo: ReadonlyMap<string, Alvo>,
  anotar: Anotar,
): Promise<void> {
  const codigos = retirados.map(({ codigo }) => codigo)
  const pacotes = codigos.length === 0 ? [] : await pacotesAtivosCom(terreno.tx, terreno.cliente, codigos)
  for (const alvo of retirados) {
    const seus = pacotes.filter(({ servico, pacote }) => servico === alvo.codigo && !porCodigo.has(pacote))
    if (seus.length > 0)
      reclamar(anotar, alvo, 'ativo', `Faz parte de ${emLista(seus.map(({ nome }) => nome))}. Desative antes o pacote.`)
  }
}

/** Bundles of a sheet of services: what they hold, by the rules of the form and of the button that switches them off. */
export async function planejarPacotes(terreno: Terreno, alvos: readonly Alvo[], anotar: Anotar): Promise<void> {
  resolverComposicoes(terreno, alvos, anotar)
  const porCodigo = new Map(alvos.map((alvo) => [alvo.codigo, alvo]))
  const pacotes = new Set(await pacotesEntre(terreno.tx, terreno.cliente, [...new Set(alvos.flatMap(composicaoDe))]))
  const conhecidos = { catalogo: terreno.catalogo, porCodigo, pacotes }
  for (const alvo of alvos) {
    const { existente, valores } = alvo
    if (existente !== null && 'pacote' in valores && existente.forma['pacote'] !== valores['pacote'])
      reclamar(anotar, alvo, 'pacote', 'Um serviço não vira pacote, nem o contrário. Cadastre outro.')
    else if (ehPacote(alvo)) {
      poupar(alvo, anotar)
      conferirConteudo(alvo, conhecidos, anotar)
    }
  }
  const retirados = alvos.filter((alvo) => alvo.existente?.forma['ativo'] === true && !estaAtivo(alvo))
  await conferirRetirados(terreno, retirados, porCodigo, anotar)
}
