import { formatarCpf } from '@vetlume/dominio/formatos'
import { PERFIS } from '@vetlume/dominio/menu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/percurso.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const achar = async (chamar: Chamar, termo: string) => (await chamar('GET /busca', { termo })).corpo.itens

async function criarTutor(nome: string) {
  const cpf = cpfUnico()
  const { corpo } = await empresa.como.CLIENTE('POST /tutor', { nome, cpf, telefone: '(11) 98765-4321' })
  return { codigo: corpo.codigo, cpf }
}

describe('GET /busca', () => {
  it('acha o tutor por parte do nome sem acento, pelo CPF com máscara e pelo telefone', async () => {
    const nome = unico("Conceição D'Ávila 🐾")
    const { codigo, cpf } = await criarTutor(nome)
    for (const termo of [nome.toUpperCase(), nome.replace('ção', 'cao').slice(3), cpf, formatarCpf(cpf)]) {
      expect(await achar(empresa.como.CLIENTE, termo), termo).toContainEqual(
        expect.objectContaining({ tipo: 'tutor', codigo, titulo: nome }),
      )
    }
    expect((await achar(empresa.como.CLIENTE, '(11) 98765-4321')).map((item) => item.codigo)).toContain(codigo)
  })

  it('o percurso de um exame é achado pelo paciente e pelos números, e só por quem o alcança', async () => {
    const exame = await percorrer(amb, empresa)
    const { corpo: animal } = await empresa.como.CLIENTE('GET /animal/:codigo', { codigo: exame.animal })
    const tipos = async (chamar: Chamar) => new Set((await achar(chamar, animal.nome)).map(({ tipo }) => tipo))
    expect(await tipos(empresa.como.CLIENTE)).toEqual(new Set(['animal', 'atendimento', 'laudo']))
    expect([...(await tipos(empresa.como.ESPECIALISTA))]).toContain('laudo')
    for (const perfil of PERFIS) expect(await achar(outra.como[perfil], animal.nome)).toEqual([])

    const { corpo: laudo } = await empresa.como.CLIENTE('GET /laudo/:codigo', { codigo: exame.laudo })
    expect(await achar(empresa.como.CLIENTE, String(laudo.numero))).toContainEqual(
      expect.objectContaining({ tipo: 'laudo', codigo: exame.laudo }),
    )
  })

  it('o número exato vem primeiro, embora outros mais novos tenham os mesmos dígitos', async () => {
    const exame = await percorrer(amb, empresa)
    const { corpo: laudo } = await empresa.como.CLIENTE('GET /laudo/:codigo', { codigo: exame.laudo })
    const achados = await achar(empresa.como.CLIENTE, String(laudo.numero))
    expect(achados.filter(({ exato }) => exato)).toContainEqual(
      expect.objectContaining({ tipo: 'laudo', codigo: exame.laudo }),
    )
    expect(achados.find(({ tipo }) => tipo === 'laudo')?.codigo).toBe(exame.laudo)
    expect(achados.filter(({ codigo }) => codigo === exame.laudo)).toHaveLength(1)
    expect((await achar(empresa.como.CLIENTE, 'Zulmira')).every(({ exato }) => !exato)).toBe(true)
  })

  it('do CPF e do telefone bastam cinco dígitos; com menos, só um nome que os tenha', async () => {
    const { codigo, cpf } = await criarTutor(unico('Só dígitos'))
    const { corpo } = await empresa.como.CLIENTE('POST /tutor', { nome: 'Pousada 7413', estrangeiro: true })
    const codigos = async (termo: string) => (await achar(empresa.como.CLIENTE, termo)).map((item) => item.codigo)
    expect(await codigos(cpf.slice(0, 5))).toContain(codigo)
    expect(await codigos(cpf.slice(0, 4))).not.toContain(codigo)
    expect(await codigos('98765')).toContain(codigo)
    expect(await codigos('8765')).not.toContain(codigo)
    expect(await codigos('7413')).toContain(corpo.codigo)
    expect(await codigos('74')).toContain(corpo.codigo)
  })

  it('mostra poucos de cada tipo, os que começam com o termo primeiro, e diz que há mais', async () => {
    const marca = unico('Zulmira')
    await criarTutor(`Ana ${marca}`)
    for (let indice = 0; indice < 6; indice++) await criarTutor(`${marca} ${indice}`)
    const { corpo } = await empresa.como.CLIENTE('GET /busca', { termo: marca })
    expect(corpo.itens).toHaveLength(5)
    expect(corpo.itens.every(({ titulo }) => titulo.startsWith(marca))).toBe(true)
    expect(corpo.haMais).toEqual(['tutor'])
  })

  it('ADMIN acha assinantes e pessoas, e nada de clínico', async () => {
    const { nome } = empresa.usuarios.CLIENTE
    const deAdmin = await achar(empresa.como.ADMIN, nome)
    expect(deAdmin).toContainEqual(
      expect.objectContaining({ tipo: 'usuario', codigo: empresa.usuarios.CLIENTE.codigo }),
    )
    expect(new Set(deAdmin.map(({ tipo }) => tipo))).toEqual(new Set(['usuario']))
    expect((await achar(empresa.como.CLIENTE, nome)).map(({ tipo }) => tipo)).not.toContain('usuario')
  })

  it('quem não tem o que procurar recebe nada, e não um erro', async () => {
    expect(await achar(empresa.como.CLIENTE_BASE, 'a')).toEqual([])
  })

  it.each(['%', '_', "'; drop table tutor; --", '\\'])('o termo %j é só um texto', async (termo) => {
    expect((await empresa.como.CLIENTE('GET /busca', { termo })).status).toBe(200)
  })

  it('termo vazio ou longo demais: 422; sem sessão: 401', async () => {
    expect((await empresa.como.CLIENTE('GET /busca', { termo: '   ' })).status).toBe(422)
    expect((await empresa.como.CLIENTE('GET /busca', { termo: 'a'.repeat(101) })).status).toBe(422)
    expect((await amb.semToken('GET /busca', { termo: 'a' })).status).toBe(401)
  })
})
