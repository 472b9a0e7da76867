import { expect, it } from 'vitest'
import { conferirDesenho, conferirIcones } from './desenho.ts'

it('recusa bibliotecas de desenho e sx: só o kit usa a sua', () => {
  const fonte = `import { Menu } from '@base-ui/react/menu'
    import type { SxProps } from '@mui/material/styles'
    const Data = importada(() => import('@mui/x-date-pickers/DatePicker'))
    const a = <Box sx={{ p: 1 }} />`
  const achados = (arquivo: string) =>
    conferirDesenho(arquivo, fonte).map((falha) => falha.split(': ')[1]?.split(' ')[0])
  expect(achados('apps/web/src/modules/raca/raca-page.tsx')).toEqual([
    '@base-ui/react/menu',
    '@mui/material/styles',
    '@mui/x-date-pickers/DatePicker',
    'sx',
  ])
  expect(achados('apps/web/src/ui/menu.tsx')).toEqual(['@mui/material/styles', '@mui/x-date-pickers/DatePicker', 'sx'])
  expect(conferirDesenho('a.tsx', '<Caixa {...{ sx: { p: 1 } }} />')).toEqual([expect.stringMatching(/^a\.tsx: sx /)])
  expect(conferirDesenho('a.tsx', `import { Botao } from './ui/botao.tsx'\nconst sexo = dados.sxe === 'M'`)).toEqual([])
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
