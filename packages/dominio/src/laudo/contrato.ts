import * as z from 'zod/mini'
import { provaDaChave } from '../chave-de-acesso/index.ts'
import { REGRA_DA_ESPECIALIDADE } from '../agenda/index.ts'
import { linhaOpcional } from '../cadastro/index.ts'
import { SITUACOES_DO_PRAZO } from '../atendimento/index.ts'
import {
  BINARIO,
  codigo,
  emUmTexto,
  endpoint,
  entradaDeLista,
  numeroDeRegistro,
  instante,
  opcional,
  pagina,
  porCodigo,
  SEM_ENTRADA,
  texto,
  VAZIO,
  versao,
} from '../contrato/index.ts'
import { MODALIDADES } from '../servico/index.ts'
import { contratoDoLink } from './contrato-do-link.ts'
import { contratoDoPapel } from './contrato-do-papel.ts'
import { contratoDosClipes, sha256 } from './contrato-dos-clipes.ts'
import { SITUACOES_DO_LAUDO } from './estados.ts'
import { relatorioDoEquipamento } from './relatorio/forma.ts'
import { MINIATURAS_POR_VEZ } from './miniaturas.ts'
import {
  autenticidade,
  compartilhamento,
  DESTINOS_DO_LINK,
  linkDoLaudo,
  imagemDisponivel,
  itemDeLaudo,
  laudoAAssinar,
  laudoAnterior,
  laudoCompleto,
  pendencia,
  rascunhoDoLaudo,
} from './respostas.ts'

/** Each signature is an act: the proof is given for it, however much was proved before. One of these two. */
const provaDeQuemAssina = {
  senha: z.optional(z.string().check(z.minLength(1, 'Informe a senha.'), z.maxLength(128))),
  prova: z.optional(provaDaChave),
}
const UMA_PROVA = z.refine<{ senha?: unknown; prova?: unknown }>(
  ({ senha, prova }) => (senha === undefined) !== (prova === undefined),
  { path: ['senha'], error: 'Informe a senha.' },
)
const avisosLidos = {
  /** The person has read the warnings and goes on all the same. They are kept with what was signed or sent. */
  aceitarAvisos: z.boolean(),
  /** What the person has to say about them, kept too. */
  respostaAosAvisos: z.optional(z.nullable(texto(500))),
}

export const contratoLaudo = {
  ...contratoDosClipes,
  'GET /laudo': endpoint({
    resumo: 'Laudos que a pessoa pode ver',
    permissao: 'laudo:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(
      ['criadoEm', 'numero', 'prazoEm', 'assinadoEm'],
      {
        estado: z.optional(z.enum(SITUACOES_DO_LAUDO)),
        modalidade: z.optional(z.enum(MODALIDADES)),
        parceiro: z.optional(codigo),
        especialista: z.optional(codigo),
        revisor: z.optional(codigo),
        animal: z.optional(codigo),
        atendimento: z.optional(codigo),
        numero: z.optional(numeroDeRegistro),
        /** Waits for a signature. To a specialist what they sent for review is apart, as `emRevisao`. */
        aEscrever: z.optional(z.enum(['sim', 'emRevisao'])),
        /** Where the deadline of what is not signed stands. */
        prazo: z.optional(z.enum(SITUACOES_DO_PRAZO)),
        /** Says a critical finding; `aConfirmar`: the clinic that it was delivered to has not said that it read it. */
        critico: z.optional(z.enum(['sim', 'aConfirmar'])),
      },
      '-criadoEm',
    ),
    resposta: pagina(itemDeLaudo),
  }),
  'GET /laudo/a-assinar': endpoint({
    resumo: 'O que esta pessoa pode assinar agora, com a conferência de cada um e se ela o leu como está',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: z.object({ itens: z.array(laudoAAssinar), total: z.int() }),
  }),
  'GET /laudo/:codigo': endpoint({
    resumo: 'Um laudo inteiro. A leitura fica registrada; a da clínica parceira marca como visualizado',
    permissao: 'laudo:ler',
    escopo: 'cliente',
    deixaRastro: true,
    entrada: porCodigo,
    resposta: laudoCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /laudo': endpoint({
    resumo: 'Começa o laudo de um exame, do modelo do serviço ou do que for escolhido',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    idempotente: true,
    status: 201,
    /** Whoever takes an exam that nobody has without its specialty says why. */
    entrada: z
      .object({
        item: codigo,
        modelo: opcional(codigo),
        ignorarEspecialidade: z._default(z.boolean(), false),
        motivoEspecialidade: linhaOpcional(300),
      })
      .check(REGRA_DA_ESPECIALIDADE),
    resposta: z.object({ codigo }),
    erros: ['NAO_ENCONTRADO', 'JA_EXISTE', 'TRANSICAO_INVALIDA', 'LIMITE_DO_PLANO', 'SEM_ESPECIALIDADE'],
  }),
  'PUT /laudo/:codigo': endpoint({
    resumo: 'Salva o rascunho',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: rascunhoDoLaudo,
    resposta: z.object({ versao, alteradoEm: instante }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'GET /laudo/:codigo/pendencias': endpoint({
    resumo: 'Conferência antes da assinatura',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: z.object({ pendencias: z.array(pendencia) }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /laudo/:codigo/anteriores': endpoint({
    resumo: 'Laudos assinados do mesmo paciente, que a pessoa pode ver, os mais parecidos com este primeiro',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: z.array(laudoAnterior),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /laudo/:codigo/revisores': endpoint({
    resumo: 'Quem pode revisar o laudo: os outros especialistas da empresa que entram no sistema',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: z.array(z.object({ codigo, nome: z.string(), crmv: z.string(), sugerido: z.boolean() })),
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /laudo/:codigo/enviar': endpoint({
    resumo:
      'O autor responde pelo conteúdo, com a senha ou uma chave de acesso, e o envia a quem vai revisar e assinar',
    permissao: 'laudo:escrever',
    escopo: 'nenhum',
    entrada: z.object({ codigo, versao, revisor: codigo, ...provaDeQuemAssina, ...avisosLidos }).check(UMA_PROVA),
    resposta: z.object({ versao }),
    erros: [
      'NAO_ENCONTRADO',
      'SENHA_NAO_CONFERE',
      'CHAVE_DE_ACESSO_RECUSADA',
      'LAUDO_COM_PENDENCIAS',
      'CONFLITO_DE_VERSAO',
      'TRANSICAO_INVALIDA',
      'SEM_PERMISSAO',
    ],
  }),
  'POST /laudo/:codigo/devolver': endpoint({
    resumo: 'Devolve ao autor um laudo em revisão, com o motivo, ou o autor o retoma',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    /** Who is not the author says why. */
    entrada: z.object({ codigo, versao, motivo: opcional(texto(1000)) }),
    resposta: z.object({ versao }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /laudo/:codigo/assinar': endpoint({
    resumo: 'Assina com a senha ou uma chave de acesso, gera o PDF e, se pedido, entrega à clínica',
    permissao: 'laudo:escrever',
    escopo: 'nenhum',
    entrada: z
      .object({
        codigo,
        versao,
        ...provaDeQuemAssina,
        /** Opens the A1 certificate of the specialist, to sign with it too (PAdES). */
        senhaDoCertificado: z.optional(
          z.string().check(z.minLength(1, 'Informe a senha do certificado.'), z.maxLength(128)),
        ),
        entregar: z.boolean(),
        ...avisosLidos,
      })
      .check(UMA_PROVA),
    resposta: z.object({ codigoVerificacao: z.string(), versao }),
    erros: [
      'NAO_ENCONTRADO',
      'SENHA_NAO_CONFERE',
      'CHAVE_DE_ACESSO_RECUSADA',
      'CERTIFICADO_RECUSADO',
      'LAUDO_COM_PENDENCIAS',
      'CONFLITO_DE_VERSAO',
      'TRANSICAO_INVALIDA',
      'SEM_PERMISSAO',
    ],
  }),
  'POST /laudo/:codigo/entregar': endpoint({
    resumo: 'Entrega à clínica parceira um laudo assinado',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: z.object({ codigo, versao }),
    resposta: z.object({ versao }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /laudo/:codigo/cancelar': endpoint({
    resumo: 'Cancela um rascunho, com motivo',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: z.object({ codigo, versao, motivo: texto(300) }),
    resposta: z.object({ versao }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /laudo/:codigo/retificar': endpoint({
    resumo: 'Começa uma nova edição de um laudo assinado, que o substitui quando for assinada',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    idempotente: true,
    status: 201,
    entrada: z.object({ codigo, motivo: texto(300) }),
    resposta: z.object({ codigo }),
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'JA_EXISTE'],
  }),
  'POST /laudo/:codigo/confirmar': endpoint({
    resumo: 'A clínica parceira confirma que leu um achado crítico',
    permissao: 'laudo:confirmar',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: z.object({ confirmadoEm: instante }),
    comAssinaturaSuspensa: true,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /laudo/:codigo/imagem': endpoint({
    resumo:
      'Envia uma imagem do exame (JPEG, PNG ou WebP até 10 MB, DICOM até 60 MB); a mesma imagem duas vezes é uma só',
    permissao: 'laudo:escrever',
    // Re-encoding takes seconds and may not hold a transaction, so it is idempotent by content, not by key.
    escopo: 'nenhum',
    multipart: true,
    maximoEmMb: 60,
    status: 201,
    entrada: porCodigo,
    resposta: imagemDisponivel,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'TIPO_NAO_ACEITO', 'ARQUIVO_GRANDE_DEMAIS', 'LIMITE_DO_PLANO'],
  }),
  'POST /laudo/:codigo/relatorio': endpoint({
    resumo: 'Envia um relatório estruturado (DICOM SR) do equipamento; o mesmo relatório duas vezes é um só',
    permissao: 'laudo:escrever',
    // Idempotent by content, as an image is.
    escopo: 'nenhum',
    multipart: true,
    status: 201,
    entrada: porCodigo,
    resposta: relatorioDoEquipamento,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'TIPO_NAO_ACEITO', 'ARQUIVO_GRANDE_DEMAIS', 'LIMITE_DO_PLANO'],
  }),
  'GET /laudo/:codigo/imagem/:arquivo': endpoint({
    resumo: 'Bytes de uma imagem do laudo',
    permissao: 'laudo:ler',
    escopo: 'nenhum',
    entrada: z.object({ codigo, arquivo: codigo }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /laudo/:codigo/miniaturas': endpoint({
    resumo: `Imagens do laudo em miniatura, para as listas: até ${MINIATURAS_POR_VEZ} de uma vez, das que existem e se podem ver`,
    permissao: 'laudo:ler',
    escopo: 'nenhum',
    entrada: z.object({ codigo, arquivos: emUmTexto(codigo, MINIATURAS_POR_VEZ) }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'MUITAS_TENTATIVAS', 'INDISPONIVEL'],
  }),
  'GET /laudo/:codigo/imagem/:arquivo/original': endpoint({
    resumo: 'O arquivo de que a imagem foi tirada (fotografia, DICOM ou clipe), como foi enviado',
    permissao: 'laudo:escrever',
    escopo: 'nenhum',
    entrada: z.object({ codigo, arquivo: codigo }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /laudo/:codigo/imagem/:arquivo/fotografia': endpoint({
    resumo:
      'A fotografia com todos os seus pixels: como foi enviada, ou, para a clínica, sem o que o arquivo diz de lugar e pessoas',
    permissao: 'laudo:ler',
    escopo: 'nenhum',
    entrada: z.object({ codigo, arquivo: codigo }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /laudo/:codigo/imagem/:arquivo/quadro/:quadro': endpoint({
    resumo: 'Um quadro do arquivo DICOM, de 0 em diante, com todos os seus valores e nenhum dado do paciente',
    permissao: 'laudo:ler',
    escopo: 'nenhum',
    entrada: z.object({
      codigo,
      arquivo: codigo,
      quadro: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(99_999)),
    }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'TIPO_NAO_ACEITO', 'INDISPONIVEL', 'MUITAS_TENTATIVAS'],
  }),
  'GET /laudo/:codigo/compartilhamentos': endpoint({
    resumo: 'Links secretos do laudo, com as aberturas',
    permissao: 'laudo:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: z.array(compartilhamento),
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /laudo/:codigo/compartilhamentos': endpoint({
    resumo: 'Cria um link secreto que expira; o endereço só é mostrado agora',
    permissao: 'laudo:compartilhar',
    comAssinaturaSuspensa: true,
    escopo: 'cliente',
    idempotente: true,
    status: 201,
    entrada: z.object({ codigo, dias: z._default(z.int().check(z.minimum(1), z.maximum(90)), 30) }),
    resposta: linkDoLaudo,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado': endpoint({
    resumo: 'Diz que o link foi enviado por WhatsApp, ao tutor ou à clínica; vale a primeira vez',
    permissao: 'laudo:compartilhar',
    comAssinaturaSuspensa: true,
    escopo: 'cliente',
    entrada: z.object({ codigo, compartilhamento: codigo, destino: z._default(z.enum(DESTINOS_DO_LINK), 'TUTOR') }),
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'DELETE /laudo/:codigo/compartilhamentos/:compartilhamento': endpoint({
    resumo: 'Cancela um link secreto',
    permissao: 'laudo:compartilhar',
    comAssinaturaSuspensa: true,
    escopo: 'cliente',
    entrada: z.object({ codigo, compartilhamento: codigo }),
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /modelo-documento/laudo': endpoint({
    resumo: 'Modelos publicados de laudo que servem para um exame',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: z.object({ item: z.optional(codigo) }),
    resposta: z.array(
      z.object({ codigo, nome: z.string(), modalidade: z.nullable(z.string()), sugerido: z.boolean() }),
    ),
  }),
  'GET /verificar': endpoint({
    resumo: 'Se existe, assinado aqui, um laudo com este código ou cujo PDF tenha este SHA-256',
    permissao: 'publico',
    escopo: 'nenhum',
    // A browser hashes the file by itself: any size, and the laudo does not leave the computer.
    entrada: z
      .object({ codigo: z.optional(z.string().check(z.trim(), z.maxLength(60))), sha256: z.optional(sha256) })
      .check(
        z.refine(({ codigo: escrito, sha256: hash }) => Boolean(escrito) || hash !== undefined, {
          path: ['codigo'],
          error: 'Informe o código do laudo.',
        }),
      ),
    resposta: autenticidade,
    limite: { chave: 'verificar', maximo: 60, janelaSegundos: 60 },
  }),
  'POST /verificar': endpoint({
    resumo: 'Se este PDF é, byte a byte, um laudo assinado aqui',
    permissao: 'publico',
    escopo: 'nenhum',
    multipart: true,
    entrada: SEM_ENTRADA,
    resposta: autenticidade,
    limite: { chave: 'verificar', maximo: 60, janelaSegundos: 60 },
    erros: ['ARQUIVO_GRANDE_DEMAIS'],
  }),
  ...contratoDoLink,
  ...contratoDoPapel,
}
