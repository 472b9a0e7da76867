import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cadastroDeTeste, VERSAO_DOS_TERMOS } from './index.ts'

const BOM = {
  nome: 'Marília Nogueira',
  empresa: 'Ecopet Diagnósticos',
  documento: '12.abc.345/01de-35',
  email: ' Marilia@Ecopet.VET ',
  telefone: '(11) 91234-5678',
  senha: 'gato de botas amarelas',
  versaoTermos: VERSAO_DOS_TERMOS,
}

const camposRecusados = (mudanca: Record<string, unknown>) => {
  const lido = z.safeParse(cadastroDeTeste, { ...BOM, ...mudanca })
  return lido.success ? [] : [...new Set(lido.error.issues.map(({ path }) => path.join('.')))]
}

describe('cadastro de teste', () => {
  it('normaliza o que se digita com máscara, inclusive o CNPJ com letras', () => {
    expect(z.parse(cadastroDeTeste, BOM)).toEqual({
      ...BOM,
      documento: '12ABC34501DE35',
      cpf: null,
      email: 'marilia@ecopet.vet',
      telefone: '+5511912345678',
      plano: null,
      ciclo: null,
    })
  })

  it.each([
    [{ nome: '' }, ['nome']],
    [{ nome: 'Veja https://premio.exemplo' }, ['nome']],
    [{ empresa: 'www.premio.exemplo' }, ['empresa']],
    [{ nome: 'Ana\r\nBcc: todos@exemplo.com' }, ['nome']],
    [{ documento: '11.222.333/0001-82' }, ['documento']],
    [{ documento: '111.111.111-11' }, ['documento']],
    [{ email: 'marilia@' }, ['email']],
    [{ telefone: '1234' }, ['telefone']],
    [{ senha: 'ecopet2026' }, ['senha']],
    [{ senha: 'curta' }, ['senha']],
    [{ versaoTermos: '0.9' }, ['versaoTermos']],
    [{ plano: 'x' }, ['plano']],
    [{ ciclo: 'SEMANAL' }, ['ciclo']],
  ])('recusa %j', (mudanca, campos) => expect(camposRecusados(mudanca)).toEqual(campos))

  it('aceita CPF de quem trabalha por conta própria', () => {
    expect(camposRecusados({ documento: '529.982.247-25' })).toEqual([])
  })
})
