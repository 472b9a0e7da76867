import { arredondar } from './arredondar.ts'

/** All lengths in cm and weights in kg. Each answers `null` when an input cannot give a meaningful value. */
type Resultado = number | null

const positivos = (...valores: number[]) => valores.every((valor) => Number.isFinite(valor) && valor > 0)

/** Dimensionless ratio, such as left atrium : aorta, kidney : aorta or E : A. */
export function razao(numerador: number, denominador: number): Resultado {
  return positivos(numerador, denominador) ? numerador / denominador : null
}

/** Left ventricular diastolic diameter normalised by weight: LVIDd / W^0.294 (Cornell et al. 2004). */
export function lviddn(diametroDiastolicoCm: number, pesoKg: number): Resultado {
  return positivos(diametroDiastolicoCm, pesoKg) ? diametroDiastolicoCm / pesoKg ** 0.294 : null
}

/** Shortening fraction in %: (d − s) / d × 100. A systolic diameter above the diastolic is refused. */
export function fracaoDeEncurtamento(diastolicoCm: number, sistolicoCm: number): Resultado {
  if (!positivos(diastolicoCm, sistolicoCm) || sistolicoCm > diastolicoCm) return null
  return ((diastolicoCm - sistolicoCm) / diastolicoCm) * 100
}

/** Ventricular volume in mL by Teichholz: 7 / (2.4 + D) × D³. */
export function volumeTeichholz(diametroCm: number): Resultado {
  return positivos(diametroCm) ? (7 / (2.4 + diametroCm)) * diametroCm ** 3 : null
}

/** Ejection fraction in %: (EDV − ESV) / EDV × 100, volumes in mL. */
export function fracaoDeEjecao(volumeDiastolicoMl: number, volumeSistolicoMl: number): Resultado {
  if (!positivos(volumeDiastolicoMl, volumeSistolicoMl) || volumeSistolicoMl > volumeDiastolicoMl) return null
  return ((volumeDiastolicoMl - volumeSistolicoMl) / volumeDiastolicoMl) * 100
}

/** Pressure gradient in mmHg by the simplified Bernoulli equation: 4 v², v in m/s. */
export function gradienteDePressao(velocidadeMs: number): Resultado {
  return positivos(velocidadeMs) ? 4 * velocidadeMs ** 2 : null
}

/** Vertebral heart size (Buchanan and Bücheler 1995): long plus short axis, both in vertebrae from T4. */
export function vhs(eixoLongo: number, eixoCurto: number): Resultado {
  return positivos(eixoLongo, eixoCurto) ? eixoLongo + eixoCurto : null
}

/** Heart rate in bpm of a mean RR interval in ms. */
export function frequenciaDoIntervalo(rrMs: number): Resultado {
  return positivos(rrMs) ? 60_000 / rrMs : null
}

/** QT corrected by the rate, in ms, for dogs (Van de Water et al. 1989): QT − 87 × (RR / 1000 − 1), intervals in ms. */
export function qtCorrigido(qtMs: number, rrMs: number): Resultado {
  return positivos(qtMs, rrMs) ? qtMs - 87 * (rrMs / 1000 - 1) : null
}

const finitos = (...valores: number[]) => valores.every((valor) => Number.isFinite(valor))

/** Net QRS in aVF, in mV, of those in I and III: (I + 2 × III) / 2, since II is I + III (Einthoven, Goldberger). */
export function derivacaoAvf(diMv: number, diiiMv: number): Resultado {
  return finitos(diMv, diiiMv) ? (diMv + 2 * diiiMv) / 2 : null
}

/** Mean electrical axis in degrees, of the net QRS in I and aVF: atan2(2 × aVF / √3, I). Both zero say nothing. */
export function eixoEletrico(diMv: number, avfMv: number): Resultado {
  if (!finitos(diMv, avfMv) || (diMv === 0 && avfMv === 0)) return null
  return (Math.atan2((2 * avfMv) / Math.sqrt(3), diMv) * 180) / Math.PI
}

/** What a part is of a whole, in %. The part may be zero. */
export function percentual(parte: number, todo: number): Resultado {
  return Number.isFinite(parte) && parte >= 0 && positivos(todo) ? (parte / todo) * 100 : null
}

/** Arithmetic mean of values that are all there. */
export function media(...valores: number[]): Resultado {
  return valores.length > 0 && positivos(...valores)
    ? valores.reduce((soma, um) => soma + um, 0) / valores.length
    : null
}

/** Volume in cm³ of an ellipsoid with these diameters in cm: π/6 × L × W × H. */
export function volumeDoElipsoide(comprimentoCm: number, larguraCm: number, alturaCm: number): Resultado {
  return positivos(comprimentoCm, larguraCm, alturaCm) ? (Math.PI / 6) * comprimentoCm * larguraCm * alturaCm : null
}

export type Alometria = { readonly minimo: number; readonly maximo: number; readonly expoente: number }

/** Decimals of a limit in cm: those that the measures themselves are shown with. */
const CASAS_DO_LIMITE = 2

/** Expected range a × W^e in cm for a dog of `pesoKg`, one coefficient for each end (Cornell et al. 2004), as it is shown. */
export function faixaAlometrica(
  { minimo, maximo, expoente }: Alometria,
  pesoKg: number,
): { min: number; max: number } | null {
  if (!positivos(pesoKg)) return null
  const escala = pesoKg ** expoente
  return { min: arredondar(minimo * escala, CASAS_DO_LIMITE), max: arredondar(maximo * escala, CASAS_DO_LIMITE) }
}
