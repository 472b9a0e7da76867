import { perfilPermite, type PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import type { Perfil } from '@vetlume/dominio/menu'
import { expect, it } from 'vitest'
import { telasDaEmpresa } from './abas-da-empresa.tsx'

const como = (perfil: Perfil) => (permissao: PermissaoDePerfil | null) =>
  permissao === null || perfilPermite([perfil], permissao)
const TRES = [
  { rotulo: 'Minha empresa', rota: '/cadastro/cliente' },
  { rotulo: 'Serviços', rota: '/cadastro/servico' },
  { rotulo: 'DRE', rota: '/financeiro/demonstrativo-resultado' },
] as const

it('cada um vê só as telas que pode abrir, na ordem da lista', () => {
  expect(telasDaEmpresa(como('CLIENTE'), TRES).map(({ rotulo }) => rotulo)).toEqual([
    'Minha empresa',
    'Serviços',
    'DRE',
  ])
  expect(telasDaEmpresa(como('CLIENTE_BASE'), TRES).map(({ rotulo }) => rotulo)).toEqual(['Minha empresa', 'Serviços'])
})

it('quem só pode abrir uma não vê a faixa', () => {
  expect(telasDaEmpresa(como('PARCEIRO'), TRES)).toEqual([])
})
