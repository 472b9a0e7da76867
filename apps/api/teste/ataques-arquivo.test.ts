import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { abrir } from './atendimentos.ts'
import { criarEmpresa, type Empresa } from './fabricas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const pdf = (texto: string) => Buffer.from(`%PDF-1.7\n${texto}`)

describe('anexos', () => {
  it.each([
    ['emoji na borda do limite', `${'a'.repeat(119)}😀.pdf`],
    ['caminho', '../../etc/passwd'],
    ['quebra de linha', 'a\\r\\nset-cookie: x=1'],
    ['só espaços', '   '],
    ['aspas e unicode', `ex'a"me – ção.pdf`],
  ])('o nome de um arquivo não é perigo: %s', async (_, nome) => {
    const { codigo } = await abrir(amb, empresa)
    const enviado = await empresa.como.PARCEIRO(
      'POST /atendimento/:codigo/anexo',
      { codigo },
      { arquivo: { nome: nome.replaceAll('"', '%22'), bytes: pdf(nome) } },
    )
    expect(enviado).toMatchObject({ status: 201 })
    expect(enviado.corpo.nome.isWellFormed()).toBe(true)
    const baixado = await empresa.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', {
      codigo,
      anexo: enviado.corpo.codigo,
    })
    expect(baixado.bytes.equals(pdf(nome))).toBe(true)
    expect(String(baixado.cabecalhos['content-disposition'])).toMatch(/^attachment; filename\*=UTF-8''[\w.%~!*()-]+$/)
    expect(baixado.cabecalhos['set-cookie']).toBeUndefined()
  })

  it('um atendimento não vira depósito: há um máximo de anexos', async () => {
    const { codigo } = await abrir(amb, empresa)
    const enviar = (i: number) =>
      empresa.como.PARCEIRO(
        'POST /atendimento/:codigo/anexo',
        { codigo },
        { arquivo: { nome: `${i}.pdf`, bytes: pdf(String(i)) } },
      )
    const respostas = await Promise.all(Array.from({ length: 55 }, (_, i) => enviar(i)))
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(respostas.filter(({ status }) => status === 422)).toHaveLength(5)
    // The same bytes again are the attachment that is there.
    const aceito = respostas.findIndex(({ status }) => status === 201)
    expect((await enviar(aceito)).status).toBe(201)
  })
})
