import * as z from 'zod/mini'
import { BINARIO, codigo, endpoint, instante, permissoes, porCodigo, VAZIO } from '../contrato/index.ts'
import { SITUACOES_DO_CERTIFICADO } from './rotulos.ts'

const escopo = 'cliente' as const

const certificado = z.object({
  titular: z.string(),
  /** Of the holder, as the certificate says (ICP-Brasil, OID 2.16.76.1.3.1); null when it does not. */
  cpf: z.nullable(z.string()),
  /** Whether it is the specialist's; null when one of the two is not known. */
  cpfConfere: z.nullable(z.boolean()),
  emissor: z.string(),
  /** Whether it led to ICP-Brasil when it was sent; one that does not signs nothing. */
  confiavel: z.boolean(),
  /** Hexadecimal. */
  numeroSerie: z.string(),
  /** SHA-256 of the certificate, hexadecimal. */
  impressaoDigital: z.string(),
  validoDe: instante,
  validoAte: instante,
  situacao: z.enum(SITUACOES_DO_CERTIFICADO),
  diasRestantes: z.int(),
  enviadoEm: instante,
})
export type CertificadoDoEspecialista = z.infer<typeof certificado>

const assinatura = z.object({
  imagem: z.nullable(z.object({ sha256: z.string(), largura: z.int(), altura: z.int(), enviadaEm: instante })),
  certificado: z.nullable(certificado),
  permissoes: permissoes(['editar']),
})
export type AssinaturaDoEspecialista = z.infer<typeof assinatura>

export const senhaDoCertificado = z.string().check(z.minLength(1, 'Informe a senha do certificado.'), z.maxLength(128))

export const rotasDaAssinatura = {
  'GET /especialista/:codigo/assinatura': endpoint({
    resumo: 'Imagem da assinatura e certificado A1 de um especialista',
    permissao: 'especialista:partes',
    escopo,
    entrada: porCodigo,
    resposta: assinatura,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /especialista/:codigo/assinatura/imagem': endpoint({
    resumo: 'A imagem da assinatura',
    permissao: 'especialista:partes',
    escopo,
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /especialista/:codigo/assinatura/imagem': endpoint({
    resumo: 'Recebe a imagem da assinatura (PNG ou JPEG), no lugar da que houver',
    permissao: 'especialista:partes',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: assinatura,
    multipart: true,
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO', 'ARQUIVO_GRANDE_DEMAIS', 'TIPO_NAO_ACEITO', 'LIMITE_DO_PLANO'],
  }),
  'DELETE /especialista/:codigo/assinatura/imagem': endpoint({
    resumo: 'Retira a imagem da assinatura; os laudos já assinados não mudam',
    permissao: 'especialista:partes',
    escopo,
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO'],
  }),
  'POST /especialista/:codigo/assinatura/certificado': endpoint({
    resumo: 'Recebe o certificado A1 (.pfx ou .p12), no lugar do que houver. A senha abre o arquivo e não é guardada',
    permissao: 'especialista:partes',
    escopo: 'nenhum',
    entrada: z.object({ codigo, senha: senhaDoCertificado }),
    resposta: assinatura,
    multipart: true,
    reforco: true,
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO', 'ARQUIVO_GRANDE_DEMAIS', 'TIPO_NAO_ACEITO', 'SENHA_NAO_CONFERE'],
  }),
  'DELETE /especialista/:codigo/assinatura/certificado': endpoint({
    resumo: 'Apaga o certificado A1',
    permissao: 'especialista:partes',
    escopo,
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO'],
  }),
}
