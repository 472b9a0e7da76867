import * as z from 'zod/mini'
import { desenho } from '../imagem/index.ts'
import { NIVEIS } from '../medidas/index.ts'
import { NIVEIS_DA_ASSINATURA } from './assinatura.ts'
import { clipeDoDocumento } from './clipe.ts'
import { secaoVisivel, textoRico } from './conteudo.ts'
import { originalDoDocumento } from './original.ts'
import { corpoImpresso } from './tipos/corpo-impresso.ts'

/**
 * Everything that a signed laudo shows, on screen and on paper, already resolved to text: variables filled,
 * dates in the tenant's zone, masks applied. It is what gets hashed, so nothing outside it may reach the PDF.
 * Fields follow Res. CFMV 1.321/2020 as amended.
 */
export const documentoDoLaudo = z.object({
  titulo: z.string(),
  numero: z.string(),
  versaoDoDocumento: z.int(),
  /** `edicao` is that of the laudo that this one replaces; absent in documents from before it was printed. */
  retifica: z.nullable(
    z.object({
      numero: z.string(),
      edicao: z.optional(z.int()),
      motivo: z.string(),
      mudancas: z.array(z.string()),
    }),
  ),
  emitidoEm: z.string(),
  realizadoEm: z.string(),
  estabelecimento: z.object({
    nomeFantasia: z.string(),
    razaoSocial: z.string(),
    documento: z.string(),
    crmvPj: z.nullable(z.string()),
    responsavelTecnico: z.nullable(z.string()),
    endereco: z.string(),
    telefone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** Lines of the letterhead, under the company's own data. */
    timbre: z.optional(z.array(z.string())),
    cor: z.string(),
    /** SHA-256 of the logo in the file store; its bytes travel beside this object. */
    logo: z.nullable(z.string()),
  }),
  /** Lines of the model under the letterhead and above the page number; absent when it has none. */
  cabecalho: z.optional(z.array(z.string())),
  rodape: z.optional(z.array(z.string())),
  animal: z.object({
    nome: z.string(),
    especie: z.string(),
    raca: z.string(),
    sexo: z.string(),
    idade: z.string(),
    peso: z.nullable(z.string()),
    pelagem: z.nullable(z.string()),
    sinais: z.nullable(z.string()),
    microchip: z.nullable(z.string()),
  }),
  /** Printed as "Responsável pelo animal". */
  responsavel: z.object({ nome: z.string(), documento: z.nullable(z.string()), endereco: z.nullable(z.string()) }),
  solicitante: z.object({
    clinica: z.nullable(z.string()),
    veterinario: z.nullable(z.string()),
    crmv: z.nullable(z.string()),
    suspeita: z.nullable(z.string()),
  }),
  veterinario: z.object({
    nome: z.string(),
    crmv: z.string(),
    endereco: z.nullable(z.string()),
    telefone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** SHA-256 of the image of the signature. Absent, not null, without one: documents from before it keep their hash. */
    assinatura: z.optional(z.string()),
  }),
  /** A second veterinarian reviewed and signed what the first wrote. Absent of a laudo that its author signed. */
  revisao: z.optional(
    z.object({
      nome: z.string(),
      crmv: z.string(),
      assinatura: z.optional(z.string()),
      /** When the author vouched for the content, and whether the reviewer changed it after that. */
      elaboradoEm: z.string(),
      alterado: z.boolean(),
    }),
  ),
  /** The diagnostic impression comes before the sections. Absent, as the two that follow, where the model does not ask for it. */
  conclusaoPrimeiro: z.optional(z.literal(true)),
  /** What was marked as altered, before the sections. */
  resumo: z.optional(z.array(z.object({ titulo: z.string(), achados: z.array(z.string()) }))),
  /** Machine, fasting, sedation: what was recorded of the exam. */
  exame: z.optional(z.array(z.object({ rotulo: z.string(), valor: z.string() }))),
  /** The section told among the data of the exam, if any, and what the files recorded of how they were taken. */
  tecnica: z.optional(z.object({ secao: z.nullable(z.string()), exposicao: z.array(z.string()) })),
  secoes: z.array(
    z.object({
      ...secaoVisivel.shape,
      /** What its body says, in words. Absent where there is none, and in documents from before sections had kinds. */
      quadro: z.optional(corpoImpresso),
      medidas: z.array(
        z.object({
          /** Which measure and side it is, so that two editions are compared by it; absent in the first documents. */
          chave: z.optional(z.string()),
          rotulo: z.string(),
          valor: z.string(),
          referencia: z.nullable(z.string()),
          situacao: z.nullable(z.enum(['DENTRO', 'ABAIXO', 'ACIMA'])),
          /** Absent in documents from before references had levels, and where the value is not judged. */
          nivel: z.optional(z.enum(NIVEIS)),
          /** Why a value that has references is not judged. */
          ressalva: z.optional(z.string()),
          /** Place of its source in `fontes`, from 1. */
          fonte: z.optional(z.int()),
        }),
      ),
    }),
  ),
  conclusao: textoRico,
  /** What was told of a critical finding until the signature. Absent without any, and in documents from before it was written down. */
  achadoCritico: z.optional(z.array(z.object({ quando: z.string(), texto: z.string() }))),
  imagens: z.array(
    z.object({
      sha256: z.string(),
      legenda: z.string(),
      largura: z.int(),
      altura: z.int(),
      /** That it stands for, with the hash of its bytes; absent of the others. */
      clipe: z.optional(clipeDoDocumento),
      /** That it was taken out of: a photograph or a DICOM; absent of clips, and of what came before it was kept. */
      original: z.optional(originalDoDocumento),
      /** Drawn over it, with what they measure; absent without any. */
      desenhos: z.optional(z.array(desenho)),
      /** Shown under this section, with what was measured on it, and not at the end; absent of the others. */
      junto: z.optional(z.object({ secao: z.string(), medidas: z.array(z.string()) })),
    }),
  ),
  imagensPorPagina: z.int(),
  /** Figures of each page of images at the end. Absent without any, and in documents from before, whose pages were filled one by one. */
  paginasDeImagens: z.optional(z.array(z.int())),
  fontes: z.array(z.string()),
  verificacao: z.object({ codigo: z.string(), url: z.string() }),
  /** How strong the signature is, and the law that it stands on. Absent in documents from before it was printed, and in previews. */
  assinatura: z.optional(
    z.object({
      nivel: z.enum(NIVEIS_DA_ASSINATURA),
      fundamento: z.string(),
      /** Of a qualified signature; absent in the others. */
      certificado: z.optional(z.object({ titular: z.string(), emissor: z.string(), numeroSerie: z.string() })),
    }),
  ),
})
export type DocumentoDoLaudo = z.infer<typeof documentoDoLaudo>
