import type { EstruturaDoModelo } from '@vetlume/dominio/laudo'
import type { DadosDoModelo, EstruturaDeTexto, TipoDeDocumento } from '@vetlume/dominio/modelo-documento'
import { MODELOS_DE_LAUDO } from '@vetlume/dominio/modelos'
import { expect } from 'vitest'
import { unico, type Empresa } from '../fabricas.ts'

export const ESTRUTURA = MODELOS_DE_LAUDO[0]!.estrutura
export const comTitulo = (titulo: string): EstruturaDoModelo => ({
  ...ESTRUTURA,
  secoes: [{ ...ESTRUTURA.secoes[0]!, titulo }],
})

/** What a company does with a model, through HTTP. */
export function modelosDaEmpresa(empresa: Empresa) {
  const cliente = empresa.como.CLIENTE
  const novo = async (dados: Partial<DadosDoModelo> = {}): Promise<string> => {
    const { status, corpo } = await cliente('POST /modelo-documento', {
      nome: unico('Modelo'),
      tipo: 'LAUDO',
      ...dados,
    })
    expect(status).toBe(201)
    return corpo.codigo
  }
  const salvar = (codigo: string, revisao: number, laudo: EstruturaDoModelo = ESTRUTURA) =>
    cliente('PUT /modelo-documento/:codigo/rascunho', { codigo, revisao, laudo, texto: null })
  const publicar = (codigo: string, revisao: number) =>
    cliente('POST /modelo-documento/:codigo/publicar', { codigo, revisao })
  return {
    novo,
    salvar,
    publicar,
    versoes: async (codigo: string) => (await cliente('GET /modelo-documento/:codigo/versoes', { codigo })).corpo,
    rascunhar: (codigo: string, origem?: string) =>
      cliente('POST /modelo-documento/:codigo/rascunho', { codigo, ...(origem === undefined ? {} : { origem }) }),
    /** A laudo model with one published version. */
    publicado: async () => {
      const codigo = await novo({ modalidade: 'ULTRASSONOGRAFIA' })
      expect((await salvar(codigo, 1)).corpo).toMatchObject({ revisao: 2 })
      return { codigo, versao: (await publicar(codigo, 2)).corpo.versao }
    },
    /** A model of another document, published. */
    publicarTexto: async (tipo: TipoDeDocumento, texto: EstruturaDeTexto): Promise<string> => {
      const codigo = await novo({ tipo })
      await cliente('PUT /modelo-documento/:codigo/rascunho', { codigo, revisao: 1, laudo: null, texto })
      expect((await publicar(codigo, 2)).status).toBe(200)
      return codigo
    },
  }
}
export type ModelosDaEmpresa = ReturnType<typeof modelosDaEmpresa>
