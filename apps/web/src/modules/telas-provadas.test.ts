import { expect, it } from 'vitest'

const telas = Object.keys(import.meta.glob('./**/*-page.tsx'))
const provas = new Set(Object.keys(import.meta.glob('./**/*-page.test.tsx')))

it('cada tela tem a sua prova ao lado', () => {
  expect(telas.length).toBeGreaterThan(30)
  expect(telas.filter((tela) => !provas.has(tela.replace(/\.tsx$/, '.test.tsx')))).toEqual([])
})
