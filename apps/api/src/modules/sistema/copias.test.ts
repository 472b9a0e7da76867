import type { EstadoDasCopias } from '@vetlume/dominio/sistema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let copias: EstadoDasCopias = {
  pasta: '/srv/copias',
  desde: '2026-11-19T15:00:00Z',
  boa: { quando: '2026-11-20T06:00:00Z', duracaoMs: 1_800, bytes: 90_000_000, linhas: 12_000, arquivos: 40 },
  tentativa: { quando: '2026-11-20T06:00:02Z', falha: null },
}
let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente({
    embutido: {
      situacao: () => ({ subindo: false, voltouEm: Temporal.Instant.from('2026-11-20T10:00:00Z') }),
      copias: () => copias,
    },
  })
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

it('a saúde avisa da cópia velha e diz quando o banco voltou, e só ADMIN vê a idade e o resultado', async () => {
  const saude = async () => (await amb.semToken('GET /saude')).corpo
  const painel = async () => (await empresa.como.ADMIN('GET /dashboard')).corpo
  expect(await saude()).toMatchObject({ pronto: true, copia: 'ok', bancoVoltouEm: '2026-11-20T10:00:00Z' })
  expect(await painel()).toMatchObject({ perfil: 'ADMIN', copias: { ...copias, atrasada: false } })

  copias = { ...copias, tentativa: { quando: '2026-11-20T14:00:00Z', falha: 'Não há espaço.' } }
  const boa = copias.boa === null ? null : { ...copias.boa, quando: '2026-11-19T12:59:59Z' }
  copias = { ...copias, boa }
  expect(await saude()).toMatchObject({ pronto: true, copia: 'aviso' })
  expect(await painel()).toMatchObject({ copias: { atrasada: true, tentativa: { falha: 'Não há espaço.' } } })
  expect(JSON.stringify((await amb.semToken('GET /saude')).corpo)).not.toContain('srv')
  expect(JSON.stringify((await empresa.como.CLIENTE('GET /dashboard')).corpo)).not.toContain('/srv/copias')
})
