import { describe, expect, it } from 'vitest'
import { comoHtml, comoTexto, escreverEmail, MODELOS_DE_EMAIL, type ModeloDeEmail } from './index.ts'

const EXEMPLOS: { readonly [M in ModeloDeEmail]: Record<string, unknown> } = {
  'confirmar-email': { nome: 'Ana Prado', empresa: 'Ecopet', testeAte: '2026-12-04' },
  'cadastro-pendente': { nome: 'Ana Prado' },
  'conta-existente': { nome: 'Ana Prado' },
  'empresa-existente': { nome: 'Ana Prado', empresa: 'Ecopet' },
  'redefinir-senha': { nome: 'Ana Prado' },
  'senha-alterada': { nome: 'Ana Prado', quando: '2026-11-20T15:00:00Z', fuso: 'America/Sao_Paulo' },
}
const lugar = { origem: 'https://vetlume.test', segredo: 'abc_123' }
const modelos = Object.keys(MODELOS_DE_EMAIL) as ModeloDeEmail[]

describe('modelos de e-mail', () => {
  it.each(modelos)('%s diz o mesmo em texto e em HTML, com o segredo só no fragmento', (modelo) => {
    const carta = escreverEmail(modelo, EXEMPLOS[modelo], lugar)
    const texto = comoTexto(carta)
    const html = comoHtml(carta)
    expect(carta.botao.url).toMatch(/^https:\/\/vetlume\.test\/[a-z-]+#abc_123$/)
    expect(carta.saudacao).toBe('Olá, Ana!')
    for (const trecho of [
      carta.assunto.length > 5 && carta.saudacao,
      ...carta.paragrafos,
      ...carta.observacoes,
      carta.botao.url,
    ]) {
      expect(texto).toContain(trecho)
      expect(html).toContain(trecho)
    }
  })

  it('leva à página certa, sem fragmento quando não há segredo', () => {
    const rotas = modelos.map((modelo) =>
      escreverEmail(modelo, EXEMPLOS[modelo], { ...lugar, segredo: null }).botao.url.slice(lugar.origem.length),
    )
    expect(rotas).toEqual([
      '/sucesso-cadastro',
      '/recuperar-senha',
      '/login',
      '/login',
      '/recuperar-senha',
      '/recuperar-senha',
    ])
  })

  it('escreve datas e horas como se leem aqui', () => {
    expect(comoTexto(escreverEmail('confirmar-email', EXEMPLOS['confirmar-email'], lugar))).toContain('até 04/12/2026')
    expect(comoTexto(escreverEmail('senha-alterada', EXEMPLOS['senha-alterada'], lugar))).toContain('20/11/2026 12:00')
  })

  it('não deixa o nome de alguém virar marcação', () => {
    const html = comoHtml(
      escreverEmail('empresa-existente', { nome: '<b>Ana</b>', empresa: `"><img src=x onerror='1'>` }, lugar),
    )
    expect(html).not.toMatch(/<b>|<img/)
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=&#39;1&#39;&gt;')
  })

  it('recusa dados que não são do modelo', () => {
    expect(() => escreverEmail('confirmar-email', { nome: 'Ana' }, lugar)).toThrow()
  })
})
