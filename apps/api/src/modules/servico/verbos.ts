import { ErroDeDominio, type CamposComErro } from '@vetlume/dominio/erros'
import type { DadosDoServico, ItemDeServico, Servico } from '@vetlume/dominio/servico'
import type { CtxCliente } from '../../context.ts'
import { fichaPelaLista, regravarPartes, verbosDoCadastro, type SemPermissoes } from '../cadastros/index.ts'
import { listarServicos, pacotesCom, segurarServicos, tipoDoModelo } from './queries.ts'

type Ficha = SemPermissoes<Servico>

const invalido = (campos: CamposComErro) => new ErroDeDominio('VALIDACAO', { campos })
const emLista = (nomes: readonly string[]) => new Intl.ListFormat('pt-BR').format(nomes)

/** A bundle takes from its services what a service says of itself. */
function colunas(dados: DadosDoServico) {
  const { pacote } = dados
  return {
    nome: dados.nome,
    modalidade: dados.modalidade,
    especialidade: dados.especialidade,
    duracao_minutos: dados.duracaoMinutos,
    preco_centavos: dados.precoCentavos,
    custo_centavos: dados.custoCentavos,
    prazo_rotina_horas: dados.prazoRotinaHoras,
    prazo_urgente_horas: dados.prazoUrgenteHoras,
    exige_laudo: dados.exigeLaudo && !pacote,
    exige_revisao: dados.exigeRevisao && !pacote,
    modelo: pacote ? null : dados.modelo,
    preparo: dados.preparo,
    pacote,
  }
}

/** What is already in the bundle may stay though it is no longer offered; what comes in must be. */
async function conferirComposicao(ctx: CtxCliente, dados: DadosDoServico, antes: Ficha | null): Promise<void> {
  const achados = new Map(
    (await segurarServicos(ctx.tx, ctx.cliente, dados.composicao)).map((servico) => [servico.codigo, servico]),
  )
  const jaEstavam = new Set(antes?.composicao.map(({ codigo }) => codigo))
  for (const codigo of dados.composicao) {
    const servico = achados.get(codigo)
    if (servico === undefined || !(servico.ativo || jaEstavam.has(codigo)))
      throw new ErroDeDominio('REFERENCIA_INEXISTENTE', {
        campos: { composicao: 'Um dos serviços não é mais oferecido. Escolha outro.' },
      })
    if (servico.pacote) throw invalido({ composicao: `“${servico.nome}” é um pacote, e um pacote não contém outro.` })
  }
}

async function conferir({ ctx, dados, antes }: { ctx: CtxCliente; dados: DadosDoServico; antes: Ficha | null }) {
  if (antes !== null && antes.pacote !== dados.pacote)
    throw invalido({ pacote: 'Um serviço não vira pacote, nem o contrário. Cadastre outro.' })
  if (dados.pacote) await conferirComposicao(ctx, dados, antes)
  const { modelo } = dados
  if (modelo === null || modelo === antes?.modelo?.codigo) return
  if ((await tipoDoModelo(ctx.tx, ctx.cliente, modelo)) !== 'LAUDO')
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { modelo: 'Escolha um modelo de laudo da lista.' } })
}

async function gravarPartes({ ctx, dados, codigo }: { ctx: CtxCliente; dados: DadosDoServico; codigo: string }) {
  const { composicao, equipamentos, precosDosPlanos, pacote } = dados
  const itens = composicao.map((servico, ordem) => ({ servico, ordem }))
  await regravarPartes(ctx.tx, ctx.cliente, 'servico_composicao', ['pacote', codigo], itens)
  const ocupados = pacote ? [] : equipamentos.map((equipamento) => ({ equipamento }))
  await regravarPartes(ctx.tx, ctx.cliente, 'servico_equipamento', ['servico', codigo], ocupados)
  const precos = precosDosPlanos.map(({ planoSaude, centavos }) => ({ plano_saude: planoSaude, centavos }))
  await regravarPartes(ctx.tx, ctx.cliente, 'plano_saude_preco', ['servico', codigo], precos)
}

/** A bundle is offered whole: its services are not taken out from under it, nor is it offered without them. */
async function conferirSituacao({ ctx, ficha, ativo }: { ctx: CtxCliente; ficha: Ficha; ativo: boolean }) {
  if (!ativo) {
    const pacotes = await pacotesCom(ctx.tx, ctx.cliente, ficha.codigo)
    if (pacotes.length > 0)
      throw new ErroDeDominio('EM_USO', {
        mensagem: `Faz parte de ${emLista(pacotes)}. Desative antes o pacote ou retire o serviço dele.`,
      })
    return
  }
  const servicos = await segurarServicos(
    ctx.tx,
    ctx.cliente,
    ficha.composicao.map(({ codigo }) => codigo),
  )
  const inativos = servicos.filter((servico) => !servico.ativo).map(({ nome }) => nome)
  if (inativos.length > 0)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: `O pacote contém o que não é mais oferecido: ${emLista(inativos)}. Reative ou retire antes.`,
    })
}

const inteiro = fichaPelaLista<CtxCliente, ItemDeServico>(listarServicos, { inteiros: true })

/** The record: the row of the list, whole. */
async function lerServico(ctx: CtxCliente, codigo: string): Promise<Ficha | undefined> {
  const item = await inteiro(ctx, codigo)
  if (item === undefined) return undefined
  const { doFormulario: resto, ...comuns } = item
  return resto && { ...comuns, ...resto }
}

export const verbosDoServico = verbosDoCadastro<DadosDoServico, Servico, CtxCliente>({
  entidade: 'servico',
  escrever: 'servico:escrever',
  ler: lerServico,
  colunas,
  conferir,
  gravarPartes,
  conferirSituacao,
})
