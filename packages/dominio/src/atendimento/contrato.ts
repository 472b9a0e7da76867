import * as z from 'zod/mini'
import { PRIORIDADES } from '../agenda/index.ts'
import { limparParagrafos, linhaOpcional, paragrafosOpcionais } from '../cadastro/index.ts'
import {
  BINARIO,
  codigo,
  data,
  endpoint,
  entradaDeLista,
  numeroDeRegistro,
  opcional,
  pagina,
  porCodigo,
  VAZIO,
  versao,
} from '../contrato/index.ts'
import { ACOES_DO_ATENDIMENTO, ESTADOS_DO_ATENDIMENTO } from './estados.ts'
import { rotasDoHorario } from './contrato-horario.ts'
import { camposDoPreco, edicaoDoAtendimento, novoAtendimento } from './pedido.ts'
import { SITUACOES_DO_PRAZO } from './prazo.ts'
import {
  anexoDoAtendimento,
  atendimentoCompleto,
  cobrancaDoAtendimento,
  comentario,
  itemDeAtendimento,
  precoDoPedido,
} from './respostas.ts'

/** Comments of one atendimento: past this, the talk goes on by other means. */
export const MAXIMO_DE_COMENTARIOS = 500

/** While what was written may still be corrected by who wrote it: later, the other side has acted on it. */
export const MINUTOS_PARA_EDITAR_COMENTARIO = 15

const textoDoComentario = z.string().check(z.overwrite(limparParagrafos), z.minLength(1), z.maxLength(2_000))

const estado = z.enum(ESTADOS_DO_ATENDIMENTO)

export const contratoAtendimento = {
  'GET /atendimento': endpoint({
    resumo: 'Atendimentos que a pessoa pode ver',
    permissao: 'atendimento:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(
      ['criadoEm', 'numero', 'prazoEm'],
      {
        estado: z.optional(estado),
        prioridade: z.optional(z.enum(PRIORIDADES)),
        /** First and last day on which it was opened, both included, in the company's zone. */
        de: z.optional(data),
        ate: z.optional(data),
        parceiro: z.optional(codigo),
        especialista: z.optional(codigo),
        animal: z.optional(codigo),
        numero: z.optional(numeroDeRegistro),
        /** Where the deadline of what was done and is not signed stands. */
        prazo: z.optional(z.enum(SITUACOES_DO_PRAZO)),
        /** Has no time yet; of these, waits for the company to give the one asked for. Or for the clinic to answer the one proposed. */
        horario: z.optional(z.enum(['sem', 'aguardando', 'proposto'])),
        /** Has an exam whose laudo nobody began, as far as the reader may know. */
        laudo: z.optional(z.enum(['a-comecar'])),
        /** Neither concluded nor called off. */
        aberto: z.optional(z.enum(['sim'])),
        /** First and last day of the exam, both included, in the company's zone; what was called off was not done. */
        realizadoDe: z.optional(data),
        realizadoAte: z.optional(data),
      },
      '-criadoEm',
    ),
    resposta: pagina(itemDeAtendimento),
  }),
  'GET /atendimento/:codigo': endpoint({
    resumo: 'Um atendimento inteiro. A leitura fica registrada',
    permissao: 'atendimento:ler',
    escopo: 'cliente',
    deixaRastro: true,
    entrada: porCodigo,
    resposta: atendimentoCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /atendimento': endpoint({
    resumo: 'Abre um atendimento; da clínica parceira é um pedido de exame',
    permissao: 'atendimento:escrever',
    escopo: 'cliente',
    idempotente: true,
    status: 201,
    entrada: novoAtendimento,
    resposta: z.object({ codigo, numero: z.int() }),
    erros: [
      'REFERENCIA_INEXISTENTE',
      'SEM_PERMISSAO',
      'JA_EXISTE',
      'HORARIO_OCUPADO',
      'FORA_DO_HORARIO',
      'FORA_DE_ALCANCE',
      'SEM_ESPECIALIDADE',
      'PEDIDO_EM_ABERTO',
      'ACIMA_DO_LIMITE',
    ],
  }),
  'PUT /atendimento/:codigo': endpoint({
    resumo: 'Altera um atendimento que ainda não foi concluído; os exames mudam a duração do seu horário',
    permissao: 'atendimento:escrever',
    escopo: 'cliente',
    entrada: edicaoDoAtendimento,
    resposta: z.object({ versao }),
    erros: [
      'NAO_ENCONTRADO',
      'CONFLITO_DE_VERSAO',
      'TRANSICAO_INVALIDA',
      'REFERENCIA_INEXISTENTE',
      'EM_USO',
      'HORARIO_OCUPADO',
      'FORA_DO_HORARIO',
      'FORA_DE_ALCANCE',
      'SEM_ESPECIALIDADE',
      'PEDIDO_EM_ABERTO',
      'ACIMA_DO_LIMITE',
    ],
  }),
  'POST /atendimento/preco': endpoint({
    resumo: 'Calcula os preços de um pedido, com a explicação de cada um, sem gravar nada',
    permissao: 'atendimento:escrever',
    escopo: 'cliente',
    /** `atendimento`: the one being edited, whose prices already given stay. */
    entrada: z.object({
      ...camposDoPreco,
      atendimento: opcional(codigo),
      /** With the health plan, they say what it will refuse. */
      animal: opcional(codigo),
      autorizacao: linhaOpcional(60),
    }),
    resposta: precoDoPedido,
    erros: ['NAO_ENCONTRADO', 'REFERENCIA_INEXISTENTE', 'EM_USO'],
  }),
  'POST /atendimento/:codigo/transicao': endpoint({
    resumo: 'Muda a situação. Concluir grava o título e os repasses; desfazer a conclusão os cancela',
    permissao: 'atendimento:escrever',
    escopo: 'cliente',
    idempotente: true,
    entrada: z.object({
      codigo,
      versao,
      acao: z.enum(ACOES_DO_ATENDIMENTO),
      motivo: paragrafosOpcionais(300),
      /** Cancelling leaves the appointment where it is; a clinic's request always goes with its own. */
      manterAgendamento: z._default(z.boolean(), false),
    }),
    resposta: z.object({ versao, estado }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'JA_PAGO'],
  }),
  'GET /atendimento/:codigo/cobranca': endpoint({
    resumo: 'O título e os repasses que concluir gravaria ou, já concluído, os que desfazer cancelaria',
    permissao: 'atendimento:escrever',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: cobrancaDoAtendimento,
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO'],
  }),
  ...rotasDoHorario,
  'GET /atendimento/:codigo/comentario': endpoint({
    resumo: 'Comentários mais antigos do que um, os mais novos primeiro a chegar',
    permissao: 'atendimento:ler',
    escopo: 'cliente',
    /** `antes`: the oldest one that the screen has. */
    entrada: z.object({ codigo, antes: codigo }),
    resposta: z.object({ itens: z.array(comentario), haAnteriores: z.boolean() }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /atendimento/:codigo/comentario': endpoint({
    resumo: 'Comenta para a outra parte: a empresa ou a clínica parceira',
    permissao: 'atendimento:escrever',
    escopo: 'cliente',
    idempotente: true,
    status: 201,
    entrada: z.object({ codigo, texto: textoDoComentario }),
    resposta: comentario,
    erros: ['NAO_ENCONTRADO'],
  }),
  'PUT /atendimento/:codigo/comentario/:comentario': endpoint({
    resumo: `Corrige um comentário: só quem escreveu, até ${MINUTOS_PARA_EDITAR_COMENTARIO} minutos depois`,
    permissao: 'atendimento:escrever',
    escopo: 'cliente',
    entrada: z.object({ codigo, comentario: codigo, versao, texto: textoDoComentario }),
    resposta: comentario,
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'DELETE /atendimento/:codigo/comentario/:comentario': endpoint({
    resumo: 'Retira o texto de um comentário: só quem escreveu. O lugar dele fica',
    permissao: 'atendimento:escrever',
    escopo: 'cliente',
    entrada: z.object({ codigo, comentario: codigo }),
    resposta: comentario,
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /atendimento/:codigo/anexo': endpoint({
    resumo: 'Anexa um arquivo ao pedido (PDF, JPEG, PNG ou WebP, até 10 MB)',
    permissao: 'atendimento:escrever',
    escopo: 'nenhum',
    multipart: true,
    status: 201,
    entrada: porCodigo,
    resposta: anexoDoAtendimento,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'TIPO_NAO_ACEITO', 'ARQUIVO_GRANDE_DEMAIS', 'LIMITE_DO_PLANO'],
  }),
  'GET /atendimento/:codigo/anexo/:anexo': endpoint({
    resumo: 'Bytes de um anexo',
    permissao: 'atendimento:ler',
    escopo: 'nenhum',
    deixaRastro: true,
    entrada: z.object({
      codigo,
      anexo: codigo,
      /** Of an image: small, to tell one from another. */
      tamanho: z._default(z.enum(['inteiro', 'miniatura']), 'inteiro'),
    }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'DELETE /atendimento/:codigo/anexo/:anexo': endpoint({
    resumo: 'Remove um anexo: quem o enviou, até o atendimento terminar, ou a empresa',
    permissao: 'atendimento:escrever',
    escopo: 'cliente',
    status: 204,
    entrada: z.object({ codigo, anexo: codigo }),
    resposta: VAZIO,
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO', 'TRANSICAO_INVALIDA'],
  }),
}
