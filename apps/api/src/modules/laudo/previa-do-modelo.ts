import { ErroDeDominio } from '@vetlume/dominio/erros'
import { secaoParaPaciente, type DocumentoDoLaudo, type EstruturaDoModelo } from '@vetlume/dominio/laudo'
import type { DocumentoDeTexto, ModeloDeDocumento, PedidoDePrevia } from '@vetlume/dominio/modelo-documento'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import { registrarAcesso } from '../historico/index.ts'
import {
  comImpressora,
  dadosDoPaciente,
  exigirPaciente,
  imprimirDocumento,
  lerLogo,
  lerModelo,
  lerVersao,
  previaDeTexto,
  type DadosDoPaciente,
} from '../modelo-documento/index.ts'
import { construirDocumento } from './construir-documento.ts'
import { atendimentoParaPrevia } from './queries-modelo.ts'
import type { DadosDoLaudo } from './queries-dados.ts'

interface Previa {
  laudo: DocumentoDoLaudo | null
  texto: DocumentoDeTexto | null
}

/** Whoever had not yet examined this patient is not named. */
const SEM_ATENDIMENTO = {
  codigo: '',
  numero: 0,
  suspeita: null,
  historico: null,
  jejum: null,
  sedacao: null,
  local: null,
  solicitante: null,
  crmvDoSolicitante: null,
}
const SEM_VETERINARIO = {
  codigo: '',
  nome: 'Veterinário que assinar',
  uf: '',
  numero: '',
  secundaria: false,
  endereco: null,
  telefone: null,
  email: null,
  assinatura: null,
}
const NINGUEM = { nome: 'Ninguém: isto é uma prévia', crmv: '', endereco: null, telefone: null, email: null }
const CODIGO_DA_PREVIA = 'PRÉVIA'

type Modelo = Pick<ModeloDeDocumento, 'nome' | 'especie' | 'sexo'>

/** A laudo that nobody wrote yet: what the model brings, for this patient. */
function comoLaudo(
  paciente: DadosDoPaciente,
  estrutura: EstruturaDoModelo,
  { nome, especie, sexo }: Modelo,
): DadosDoLaudo {
  const agora = paciente.realizado_em
  return {
    ...paciente,
    atendimento: paciente.atendimento ?? SEM_ATENDIMENTO,
    especialista: paciente.especialista ?? SEM_VETERINARIO,
    codigo: '',
    numero: 0,
    edicao: 1,
    titulo: nome,
    modalidade: 'ULTRASSONOGRAFIA',
    estado: 'RASCUNHO',
    critico: false,
    versao: 1,
    conteudo: {
      ...estrutura,
      secoes: estrutura.secoes.map((secao) => secaoParaPaciente(secao, paciente.animal.castrado)),
      imagens: [],
    },
    documento: null,
    avisos_respondidos: null,
    motivo: null,
    codigo_verificacao: null,
    retificado_por: null,
    criado_em: agora,
    alterado_em: agora,
    prazo_em: null,
    assinado_em: null,
    entregue_em: null,
    visualizado_em: null,
    critico_marcado_em: null,
    critico_confirmado_em: null,
    critico_confirmado_por: null,
    critico_escalado_em: null,
    estado_do_atendimento: 'ABERTO',
    exige_revisao: false,
    revisor: null,
    envio: null,
    modelo: { nome, especie: especie?.nome ?? null, sexo, estrutura },
    anterior: null,
  }
}

function previaDeLaudo(ctx: CtxCliente, dados: DadosDoLaudo): DocumentoDoLaudo {
  const { agora, servicos } = ctx
  const emissao = {
    agora,
    codigoVerificacao: CODIGO_DA_PREVIA,
    origem: servicos.origem,
    assinatura: null,
    porMedir: true,
  }
  const documento = construirDocumento(dados, [], emissao)
  // Nobody signed it, whoever the variables name.
  return { ...documento, numero: 'prévia', veterinario: { ...documento.veterinario, ...NINGUEM } }
}

/** What a version of a model would give for a patient. Reading the patient is recorded. */
export async function preverModelo({ ctx, input }: { ctx: CtxCliente; input: PedidoDePrevia }): Promise<Previa> {
  const { tx, cliente, ator } = ctx
  const modelo = exigir(await lerModelo(ctx, input.codigo))
  const qual = input.versao === undefined ? 'RASCUNHO_OU_EM_USO' : { codigo: input.versao }
  const { laudo, texto } = exigir(await lerVersao(tx, cliente, input.codigo, qual))
  await exigirPaciente(ctx, input.animal)
  const agora = ctx.agora.toString()
  const atendimento = await atendimentoParaPrevia(
    tx,
    cliente,
    input.animal,
    ator.perfis.includes('CLIENTE') ? null : ator.especialista,
  )
  const paciente = exigir(
    await dadosDoPaciente(tx, cliente, { animal: input.animal, atendimento, especialista: null, agora }),
  )
  registrarAcesso(ctx, 'animal', input.animal, { soIsso: true })
  if (laudo !== null) return { laudo: previaDeLaudo(ctx, comoLaudo(paciente, laudo, modelo)), texto: null }
  if (texto === null) throw new ErroDeDominio('NAO_ENCONTRADO')
  return { laudo: null, texto: previaDeTexto(texto, paciente, { tipo: modelo.tipo, agora }) }
}

/** The same preview as the paper shows it, marked on every page. */
export async function imprimirPrevia({ ctx, input }: { ctx: CtxLivre<Ator>; input: PedidoDePrevia }) {
  const cliente = exigirCliente(ctx.ator)
  const { laudo, texto } = await ctx.emCliente(cliente, (interno) => preverModelo({ ctx: interno, input }))
  const { servicos, agora } = ctx
  const previa = { previa: true, pedinte: pedinteDe(ctx) }
  const bytes =
    laudo === null
      ? await imprimirDocumento(servicos, exigir(texto), agora.toString(), previa)
      : await comImpressora(async () =>
          servicos.impressor.imprimirLaudo(
            laudo,
            await lerLogo(servicos, laudo.estabelecimento.logo),
            agora.toString(),
            previa,
          ),
        )
  return { bytes, tipo: 'application/pdf' }
}
