import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PERFIS } from '../menu/index.ts'
import {
  AREAS,
  completarPermissoes,
  DESCRICAO_DA_PERMISSAO,
  PAPEIS,
  perfilPermite,
  PERMISSOES,
  PERMISSOES_DA_EMPRESA,
  PERMISSOES_DO_PAPEL,
  permissoesDoPapel,
  permite,
  restringir,
  type PermissaoDePerfil,
} from './index.ts'

const todas = Object.keys(PERMISSOES) as PermissaoDePerfil[]
const perfis = fc.subarray([...PERFIS], { minLength: 1 })
const papel = fc.option(fc.subarray(PERMISSOES_DA_EMPRESA))

describe('permite', () => {
  it('um papel nunca dá o que o perfil não dá, e só tira do CLIENTE', () => {
    fc.assert(
      fc.property(perfis, papel, fc.constantFrom(...todas), (quais, restrito, permissao) => {
        const sem = perfilPermite(quais, permissao)
        const com = permite({ perfis: quais, papel: restrito }, permissao)
        const outros = perfilPermite(
          quais.filter((perfil) => perfil !== 'CLIENTE'),
          permissao,
        )
        expect(com && !sem).toBe(false)
        expect(outros && !com).toBe(false)
        if (restrito === null) expect(com).toBe(sem)
        else if (!outros) expect(com).toBe(sem && restrito.includes(permissao as never))
      }),
    )
  })

  it('restringir apaga tudo de quem não pode, e nada de quem pode', () => {
    const acoes = { editar: true, excluir: false }
    expect(restringir({ perfis: ['CLIENTE'], papel: [] }, 'tutor:escrever', acoes)).toEqual({
      editar: false,
      excluir: false,
    })
    expect(restringir({ perfis: ['CLIENTE'], papel: null }, 'tutor:escrever', acoes)).toEqual(acoes)
  })
})

describe('papéis prontos', () => {
  it('o gestor tem tudo o que o perfil CLIENTE tem; os outros, uma parte', () => {
    expect(PERMISSOES_DO_PAPEL.GESTOR).toEqual(todas.filter((permissao) => perfilPermite(['CLIENTE'], permissao)))
    for (const nome of PAPEIS)
      expect(PERMISSOES_DA_EMPRESA).toEqual(expect.arrayContaining([...PERMISSOES_DO_PAPEL[nome]]))
  })

  it('quem escreve também lê', () => {
    for (const nome of PAPEIS)
      expect(completarPermissoes(PERMISSOES_DO_PAPEL[nome]).toSorted()).toEqual(
        [...PERMISSOES_DO_PAPEL[nome]].toSorted(),
      )
  })

  it('só o gestor cuida da equipe', () => {
    const cuidam = PAPEIS.filter((nome) => PERMISSOES_DO_PAPEL[nome].includes('equipe:escrever'))
    expect(cuidam).toEqual(['GESTOR'])
  })

  it('quem só lê não vê o que é de quem responde pela empresa', () => {
    const le = PERMISSOES_DO_PAPEL.LEITURA
    expect(le).toEqual(expect.arrayContaining(['agenda:ler', 'laudo:ler', 'contas-receber:ler', 'equipe:ler']))
    for (const alheia of ['assinatura:ler', 'suporte:ler', 'privacidade:ler', 'exportacao:ler'] as const) {
      expect(le).not.toContain(alheia)
      expect(PERMISSOES_DO_PAPEL.GESTOR).toContain(alheia)
    }
  })

  it('um nome que esta versão não conhece não abre nada; nulo não estreita', () => {
    expect([
      permissoesDoPapel('DE_AMANHA', null),
      permissoesDoPapel(null, null),
      permissoesDoPapel('PROPRIO', null),
    ]).toEqual([[], null, []])
    expect(permissoesDoPapel('PROPRIO', ['agenda:ler', 'de-ontem:ler'])).toEqual(['agenda:ler'])
  })
})

it('cada permissão tem a sua área e a sua frase, que nenhuma outra tem', () => {
  const textos = Object.values(DESCRICAO_DA_PERMISSAO).map(({ texto }) => texto)
  expect(new Set(textos).size).toBe(textos.length)
  for (const { area } of Object.values(DESCRICAO_DA_PERMISSAO)) expect(AREAS).toContain(area)
})
