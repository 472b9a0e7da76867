import * as z from 'zod/mini'
import { PRIORIDADES } from '../agenda/index.ts'
import { relogio } from '../atendimento/index.ts'
import { codigo, instante, permissoes, referencia, texto, versao } from '../contrato/index.ts'
import { MODALIDADES } from '../servico/index.ts'
import { NIVEIS_DA_ASSINATURA } from './assinatura.ts'
import { circunstanciasDoExame } from './circunstancias.ts'
import { dadosDoClipe } from './clipe.ts'
import { conteudoDoLaudo } from './conteudo.ts'
import { documentoDoLaudo } from './documento.ts'
import { ESTADOS_DO_LAUDO, SITUACOES_DO_LAUDO } from './estados.ts'
import { originalDaFigura } from './original.ts'
import { estruturaDoModelo } from './estrutura-do-modelo.ts'
import { dadosDoDicom } from './imagem-dicom.ts'
import { relatorioDoEquipamento } from './relatorio/forma.ts'
import { escore, lesao } from './tipos/corpo.ts'

const estado = z.enum(ESTADOS_DO_LAUDO)

/** A laudo or, as `A_INICIAR`, an exam that waits for one: then `codigo` is the exam's, which has no number yet. */
export const itemDeLaudo = z.object({
  codigo,
  numero: z.nullable(z.int()),
  edicao: z.int(),
  titulo: z.string(),
  modalidade: z.enum(MODALIDADES),
  estado: z.enum(SITUACOES_DO_LAUDO),
  prioridade: z.enum(PRIORIDADES),
  atendimento: z.object({ codigo, numero: z.int() }),
  critico: z.boolean(),
  animal: referencia,
  tutor: z.string(),
  parceiro: z.nullable(referencia),
  especialista: referencia,
  revisor: z.nullable(referencia),
  criadoEm: instante,
  ...relogio,
  assinadoEm: z.nullable(instante),
  entregueEm: z.nullable(instante),
})
export type ItemDeLaudo = z.infer<typeof itemDeLaudo>

/** Patient as the editor's header, the variables and the pre-signature check need it. */
export const pacienteDoLaudo = z.object({
  codigo,
  nome: z.string(),
  especie: z.string(),
  raca: z.nullable(z.string()),
  sexo: z.enum(['FEMEA', 'MACHO', 'INDETERMINADO']),
  castrado: z.nullable(z.boolean()),
  idade: z.nullable(z.string()),
  /** Whole months on the day of the exam: what references of adults go by. */
  idadeMeses: z.nullable(z.int()),
  /** Whether it came fasted, when that was said. */
  jejum: z.nullable(z.boolean()),
  pesoGramas: z.nullable(z.int()),
  tutor: z.string(),
})
export type PacienteDoLaudo = z.infer<typeof pacienteDoLaudo>

export const imagemDisponivel = z.object({
  arquivo: codigo,
  nome: z.string(),
  largura: z.int(),
  altura: z.int(),
  /** What the file said, of those that came as DICOM. */
  dicom: z.nullable(dadosDoDicom),
  /** Of those that stand for a clip. */
  clipe: z.nullable(dadosDoClipe),
  /** Kept as it came, of a photograph or a DICOM; absent of clips, and of photographs from before it was kept. */
  original: z.optional(originalDaFigura),
})

/** One finding of the pre-signature check. Errors block the signature, warnings ask. */
export const pendencia = z.object({
  regra: z.string(),
  gravidade: z.enum(['ERRO', 'AVISO']),
  mensagem: z.string(),
  /** Section it is about, so that the editor can go there; null for the whole. */
  secao: z.nullable(z.string()),
  /** What it is about, as it stands in the text, so that the editor can select it. */
  trecho: z.optional(z.string()),
})
export type Pendencia = z.infer<typeof pendencia>

export const temErro = (pendencias: readonly Pendencia[]): boolean =>
  pendencias.some(({ gravidade }) => gravidade === 'ERRO')

/** The warnings that stood when it was signed, and what was answered to them. */
export const avisosRespondidos = z.object({
  avisos: z.array(z.object({ regra: z.string(), mensagem: z.string(), secao: z.nullable(z.string()) })),
  resposta: z.nullable(z.string()),
})
export type AvisosRespondidos = z.infer<typeof avisosRespondidos>

export const PASSOS_DA_REVISAO = ['ENVIO', 'DEVOLUCAO', 'RETOMADA', 'PASSAGEM'] as const
const pessoaQueAssina = z.object({ codigo, nome: z.string(), crmv: z.string() })

/** What happened between the author and the reviewer, in order. */
export const revisaoDoLaudo = z.object({
  /** The service asks for it: without a review nobody signs. */
  exigida: z.boolean(),
  /** Who reviews it or, back with the author, the last one who did; null before it was sent to anybody. */
  revisor: z.nullable(pessoaQueAssina),
  passos: z.array(
    z.object({
      codigo,
      tipo: z.enum(PASSOS_DA_REVISAO),
      autor: z.string(),
      revisor: z.string(),
      quando: instante,
      /** Why it was sent back. */
      texto: z.nullable(z.string()),
      /** How strongly the author vouched for what was sent; null in the other steps. */
      nivel: z.nullable(z.enum(NIVEIS_DA_ASSINATURA)),
      /** Of what was sent. */
      avisos: z.nullable(avisosRespondidos),
    }),
  ),
})
export type RevisaoDoLaudo = z.infer<typeof revisaoDoLaudo>

/** How near an earlier exam is to this one, the nearest first. */
export const SEMELHANCAS = ['MODELO', 'SERVICO', 'MODALIDADE'] as const

/** A signed laudo of the same patient, as one is chosen to bring its texts. */
export const laudoAnterior = z.object({
  codigo,
  numero: z.int(),
  edicao: z.int(),
  titulo: z.string(),
  especialista: z.string(),
  realizadoEm: instante,
  mesmo: z.nullable(z.enum(SEMELHANCAS)),
})
export type LaudoAnterior = z.infer<typeof laudoAnterior>

/** A measure of an earlier laudo, at its section and side. */
export const medidaAnterior = z.object({
  id: z.string(),
  rotulo: z.string(),
  secao: z.object({ id: z.string(), titulo: z.string() }),
  lado: z.nullable(z.enum(['ESQUERDO', 'DIREITO'])),
  valor: z.number(),
  unidade: z.string(),
  assinadoEm: instante,
})

/** A lesion of an earlier laudo, at its section. */
export const lesaoAnterior = z.object({
  secao: z.object({ id: z.string(), titulo: z.string() }),
  lesao,
  /** `AAAA-MM-DD`, the day of that exam where the company is. */
  em: z.string(),
})
export type LesaoAnterior = z.infer<typeof lesaoAnterior>

/** How the same was scored in an earlier laudo. */
const escoreAnterior = z.object({
  secao: lesaoAnterior.shape.secao,
  escore,
  em: lesaoAnterior.shape.em,
})

export const laudoCompleto = z.object({
  codigo,
  numero: z.int(),
  edicao: z.int(),
  titulo: z.string(),
  modalidade: z.enum(MODALIDADES),
  estado,
  critico: z.boolean(),
  versao,
  atendimento: z.object({
    codigo,
    numero: z.int(),
    suspeita: z.nullable(z.string()),
    historico: z.nullable(z.string()),
  }),
  paciente: pacienteDoLaudo,
  parceiro: z.nullable(referencia),
  especialista: pessoaQueAssina,
  /** Null for the clinic that reads it. */
  revisao: z.nullable(revisaoDoLaudo),
  /** Model that it started from, with the phrase bank; null when it started blank. */
  modelo: z.nullable(estruturaDoModelo),
  /** Whom that model is for; the check warns when the patient is another. */
  modeloPara: z.nullable(
    z.object({ nome: z.string(), especie: z.nullable(z.string()), sexo: z.nullable(z.enum(['FEMEA', 'MACHO'])) }),
  ),
  conteudo: conteudoDoLaudo,
  /** What was signed; null while it is a draft. */
  documento: z.nullable(documentoDoLaudo),
  imagens: z.array(imagemDisponivel),
  /** What machines measured, to be taken by who writes it; none for the clinic that reads it. */
  relatorios: z.array(relatorioDoEquipamento),
  /** Null for the clinic that reads it. */
  circunstancias: z.nullable(circunstanciasDoExame),
  /** Null while it is a draft, when there was none, and for the clinic that reads it. */
  avisosRespondidos: z.nullable(avisosRespondidos),
  medidasAnteriores: z.array(medidaAnterior),
  /** Of the last signed laudos of the patient that list any, the newest first; none for the clinic that reads it. */
  lesoesAnteriores: z.array(lesaoAnterior),
  escoresAnteriores: z.array(escoreAnterior),
  variaveis: z.record(z.string(), z.nullable(z.string())),
  retifica: z.nullable(z.object({ codigo, numero: z.int(), edicao: z.int(), motivo: z.string() })),
  retificadoPor: z.nullable(codigo),
  codigoVerificacao: z.nullable(z.string()),
  criadoEm: instante,
  alteradoEm: instante,
  ...relogio,
  assinadoEm: z.nullable(instante),
  entregueEm: z.nullable(instante),
  visualizadoEm: z.nullable(instante),
  /** When the finding was marked as critical; null of those from before it was written down. */
  criticoMarcadoEm: z.nullable(instante),
  /** When the partner acknowledged a critical finding, and who did. */
  criticoConfirmadoEm: z.nullable(instante),
  criticoConfirmadoPor: z.nullable(z.string()),
  /** When nobody had, after the set time, and the company was told. Null for the clinic. */
  criticoEscaladoEm: z.nullable(instante),
  permissoes: permissoes([
    'escrever',
    'enviar',
    'devolver',
    'retomar',
    'assinar',
    'entregar',
    'compartilhar',
    'retificar',
    'cancelar',
    'confirmar',
  ]),
})
export type LaudoCompleto = z.infer<typeof laudoCompleto>

/** At most so many are offered to be signed in one go, those due first. */
export const MAXIMO_A_ASSINAR = 50

/** A laudo that waits for this person's signature. */
export const laudoAAssinar = z.object({
  codigo,
  versao,
  numero: z.int(),
  edicao: z.int(),
  titulo: z.string(),
  critico: z.boolean(),
  animal: z.string(),
  tutor: z.string(),
  parceiro: z.nullable(z.string()),
  prazoEm: z.nullable(instante),
  /** Who wrote it, when this person is the reviewer. */
  autor: z.nullable(z.string()),
  /** The person wrote it last, or opened it since it changed or was sent to them. */
  lido: z.boolean(),
  erros: z.int(),
  avisos: z.int(),
})
export type LaudoAAssinar = z.infer<typeof laudoAAssinar>

/** What an autosave sends; the whole content each time, guarded by the version. */
export const rascunhoDoLaudo = z.object({
  codigo,
  versao,
  titulo: texto(160),
  critico: z.boolean(),
  conteudo: conteudoDoLaudo,
})
export type RascunhoDoLaudo = z.infer<typeof rascunhoDoLaudo>

export const CANAIS_DO_LINK = ['EMAIL', 'WHATSAPP'] as const
export const DESTINOS_DO_LINK = ['TUTOR', 'CLINICA'] as const
export type DestinoDoLink = (typeof DESTINOS_DO_LINK)[number]
export const ROTULOS_DO_DESTINO: Readonly<Record<DestinoDoLink, string>> = { TUTOR: 'ao tutor', CLINICA: 'à clínica' }

export const compartilhamento = z.object({
  codigo,
  criadoEm: instante,
  expiraEm: instante,
  revogadoEm: z.nullable(instante),
  aberturas: z.int(),
  abertoEm: z.nullable(instante),
  /** How it went: by the letter of the delivery, or by WhatsApp, when a person said so. */
  canal: z.nullable(z.enum(CANAIS_DO_LINK)),
  destino: z.nullable(z.enum(DESTINOS_DO_LINK)),
  enviadoEm: z.nullable(instante),
  /** Null of a letter, and of what nobody sent. */
  enviadoPor: z.nullable(z.string()),
})

/** A new link, and the conversations in which it goes, with the text ready. */
export const linkDoLaudo = z.object({
  codigo,
  url: z.string(),
  expiraEm: instante,
  whatsapp: z.object({
    url: z.string(),
    /** Whom the conversation is with; null when there is no number, or for the clinic, who chooses. */
    para: z.nullable(z.object({ nome: z.string(), telefone: z.string() })),
    /** The tutor refused to be written to so. */
    recusado: z.boolean(),
  }),
  /** With who receives laudos at a clinic that takes them by WhatsApp; none for the clinic itself. */
  clinica: z.array(z.object({ url: z.string(), nome: z.string(), telefone: z.string() })),
})
export type LinkDoLaudo = z.infer<typeof linkDoLaudo>

/** What anybody who holds a code, a file or a link may know: enough to trust it, nothing clinical. */
export const autenticidade = z.object({
  autentico: z.boolean(),
  /** Whether what was given could be of a laudo at all: a mistyped code or a picture says nothing against anybody. */
  reconhecido: z.boolean(),
  /** Why not, in words for the person who asks; null when authentic. */
  motivo: z.nullable(z.string()),
  laudo: z.nullable(
    z.object({
      numero: z.string(),
      edicao: z.int(),
      titulo: z.string(),
      estabelecimento: z.string(),
      veterinario: z.string(),
      crmv: z.string(),
      /** Who reviewed and signed it, when that is not the author. */
      revisor: z.nullable(z.object({ nome: z.string(), crmv: z.string() })),
      paciente: z.string(),
      assinadoEm: instante,
      /** A newer version replaced it. */
      retificado: z.boolean(),
      sha256: z.string(),
    }),
  ),
})
export type Autenticidade = z.infer<typeof autenticidade>
