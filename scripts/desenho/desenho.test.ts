import { expect, it } from 'vitest'
import { conferirDividas, conferirIcones, desenhoDe, encolher } from './desenho.ts'

it('acha o que um arquivo desenha por si: módulos do MUI e sx', () => {
  const fonte = `import Box from '@mui/material/Box'
    import Button from '@mui/material/Button'
    import type { SxProps } from '@mui/material/styles'
    const Data = importada(() => import('@mui/x-date-pickers/DatePicker'))
    const a = <Box sx={{ p: 1 }} />`
  expect(desenhoDe(fonte)).toEqual([
    '@mui/material/Box',
    '@mui/material/Button',
    '@mui/material/styles',
    '@mui/x-date-pickers/DatePicker',
    'sx',
  ])
  expect(desenhoDe('<Caixa {...{ sx: { p: 1 } }} />')).toEqual(['sx'])
  expect(desenhoDe(`import { Botao } from '../../ui/botao.tsx'\nconst sexo = dados.sxe === 'M'`)).toEqual([])
})

it('recusa o que a lista não tem, e a linha da lista que já não é verdade', () => {
  const lista = { 'a.tsx': ['@mui/material/Box', 'sx'], 'b.tsx': ['sx'] }
  expect(conferirDividas(lista, lista)).toEqual([])
  const nova = { ...lista, 'a.tsx': ['@mui/material/Box', '@mui/material/Chip', 'sx'], 'c.tsx': ['sx'] }
  expect(conferirDividas(lista, nova)).toEqual([
    expect.stringMatching(/^a\.tsx: @mui\/material\/Chip não entra/),
    expect.stringMatching(/^c\.tsx: sx não entra/),
  ])
  expect(conferirDividas(lista, { 'a.tsx': ['sx'] })).toEqual([
    expect.stringMatching(/^a\.tsx: já não usa @mui\/material\/Box/),
    expect.stringMatching(/^b\.tsx: já não usa sx/),
  ])
})

it('encolhida, a lista perde o que já não se usa e não ganha nada', () => {
  const lista = { 'a.tsx': ['@mui/material/Box', 'sx'], 'b.tsx': ['sx'] }
  expect(encolher(lista, { 'a.tsx': ['sx', '@mui/material/Chip'], 'c.tsx': ['sx'] })).toEqual({ 'a.tsx': ['sx'] })
})

it('acha o ícone sem desenho, o desenho sem nome e o que ninguém usa', () => {
  const sprite = '<symbol id="add" viewBox="0 0 24 24"/><symbol id="close" viewBox="0 0 24 24"/>'
  const conferir = (nomes: string, fonte: string) =>
    conferirIcones(sprite, `export type NomeDoIcone = ${nomes}`, [fonte])
  const uso = `<Icone nome="add" />\nconst icone = 'close'`
  expect(conferir(`'add' | 'close'`, uso)).toEqual([])
  expect(conferir(`'add'`, uso)).toEqual([expect.stringMatching(/nomes\.ts: falta o ícone close$/)])
  expect(conferir(`'add' | 'close' | 'menu'`, uso)).toEqual([expect.stringMatching(/icones\.svg: falta menu$/)])
  expect(conferir(`'add' | 'close'`, '<Icone nome="add" />')).toEqual([expect.stringMatching(/ninguém usa close$/)])
})
