import {
  catalogoDoModelo,
  unidadeNoCatalogo,
  type EstruturaDoModelo,
  type MedidaPropria,
  type ReferenciaDoModelo,
} from '../../laudo/index.ts'
import { CATALOGO, entradasDaFormula, lerFormula, UNIDADES, unidadesEquivalentes } from '../../medidas/index.ts'
import { problema, repetidos, seVazio, type ProblemaDoModelo } from './problema.ts'

const dependencias = ({ formula }: MedidaPropria): string[] => {
  const lida = formula === null ? null : lerFormula(formula)
  return lida === null || 'erro' in lida ? [] : entradasDaFormula(lida.formula).medidas
}

/** Whether computing `id` would need `id` itself, through any number of formulas. */
function emCirculo(id: string, proprias: ReadonlyMap<string, MedidaPropria>): boolean {
  const vistas = new Set<string>()
  const porVer = [id]
  for (;;) {
    const atual = porVer.pop()
    if (atual === undefined) return false
    const medida = proprias.get(atual)
    for (const entrada of medida === undefined ? [] : dependencias(medida)) {
      if (entrada === id) return true
      if (!vistas.has(entrada)) {
        vistas.add(entrada)
        porVer.push(entrada)
      }
    }
  }
}

function problemaDaFormula(medida: MedidaPropria, proprias: ReadonlyMap<string, MedidaPropria>): string | null {
  if (medida.formula === null) return null
  const lida = lerFormula(medida.formula)
  if ('erro' in lida) return lida.erro
  const { medidas, usaPeso } = entradasDaFormula(lida.formula)
  const estranha = medidas.find((id) => !CATALOGO.medidas.has(id) && !proprias.has(id))
  if (estranha !== undefined) return `Não há medida “${estranha}”.`
  if (medidas.length === 0 && !usaPeso) return 'Use ao menos uma medida ou o peso.'
  return emCirculo(medida.id, proprias) ? 'A fórmula depende de si mesma.' : null
}

export function problemasDasProprias({ medidasProprias = [] }: EstruturaDoModelo): ProblemaDoModelo[] {
  const porId = new Map(medidasProprias.map((medida) => [medida.id, medida]))
  const lugar = (i: number, campo: string) => `medidasProprias.${i}.${campo}`
  return [
    ...medidasProprias.flatMap((medida, i) => {
      const formula = problemaDaFormula(medida, porId)
      return [
        ...seVazio(lugar(i, 'rotulo'), medida.rotulo, 'Dê um nome à medida.'),
        ...seVazio(lugar(i, 'sigla'), medida.sigla, 'Dê uma sigla à medida.'),
        ...(formula === null ? [] : [problema(lugar(i, 'formula'), formula)]),
      ]
    }),
    ...repetidos(medidasProprias, ({ id }) => id).map((i) =>
      problema(lugar(i, 'id'), 'Esta chave já é de outra medida.'),
    ),
    ...repetidos(medidasProprias, ({ rotulo }) => rotulo.trim().toLowerCase()).map((i) =>
      problema(lugar(i, 'rotulo'), 'Já há uma medida com este nome.'),
    ),
  ]
}

const pesoDe = ({ pesoMinimo, pesoMaximo }: ReferenciaDoModelo) => [pesoMinimo ?? 0, pesoMaximo ?? Infinity] as const

function sobrepostas(a: ReferenciaDoModelo, b: ReferenciaDoModelo): boolean {
  if (a.medida !== b.medida || a.especie !== b.especie) return false
  const [deA, ateA] = pesoDe(a)
  const [deB, ateB] = pesoDe(b)
  return deA < ateB && deB < ateA
}

function problemasDaReferencia(
  referencia: ReferenciaDoModelo,
  estrutura: EstruturaDoModelo,
  i: number,
): ProblemaDoModelo[] {
  const { medida, unidade, minimo, maximo, pesoMinimo, pesoMaximo, fonte } = referencia
  const lugar = (campo: string) => `referencias.${i}.${campo}`
  const catalogo = catalogoDoModelo(estrutura)
  const propria = catalogo.medidas.get(medida)?.unidade
  const achados = [...seVazio(lugar('fonte'), fonte, 'Diga de onde vem esta referência.')]
  if (propria === undefined) achados.push(problema(lugar('medida'), 'Escolha uma medida da lista.'))
  else if (unidadeNoCatalogo(unidade, medida, catalogo) === null) {
    const aceitas = unidadesEquivalentes(propria).map((uma) => UNIDADES[uma].simbolo || 'sem unidade')
    achados.push(problema(lugar('unidade'), `Use ${aceitas.join(' ou ')}.`))
  }
  if (minimo === null && maximo === null)
    achados.push(problema(lugar('maximo'), 'Informe o mínimo, o máximo ou os dois.'))
  if (minimo !== null && maximo !== null && minimo >= maximo)
    achados.push(problema(lugar('maximo'), 'O máximo precisa ser maior que o mínimo.'))
  if (pesoMinimo !== null && pesoMaximo !== null && pesoMinimo >= pesoMaximo)
    achados.push(problema(lugar('pesoMaximo'), 'O peso final precisa ser maior que o inicial.'))
  return achados
}

export function problemasDasReferencias(estrutura: EstruturaDoModelo): ProblemaDoModelo[] {
  const { referencias = [] } = estrutura
  return referencias.flatMap((referencia, i) => [
    ...problemasDaReferencia(referencia, estrutura, i),
    ...(referencias.slice(0, i).some((anterior) => sobrepostas(anterior, referencia))
      ? [problema(`referencias.${i}.pesoMinimo`, 'Outra referência desta medida e espécie já cobre este peso.')]
      : []),
  ])
}
