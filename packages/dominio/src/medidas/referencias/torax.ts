import type { MarcaDeEvidencia } from '../referencia.ts'
import { abaixoDe, ate, linhasDe, obra } from './linha.ts'

const BUCHANAN = obra('Buchanan e Bücheler, JAVMA 1995;206:194')
const LAMB = obra('Lamb et al., Vet Rec 2001;148:707')
const JEPSEN = obra('Jepsen-Grant et al., Vet Radiol Ultrasound 2013;54:3-8')
const KRAETSCHMER = obra('Kraetschmer et al., J Small Anim Pract 2008')
const TAYLOR = obra('Taylor et al., Vet Radiol Ultrasound 2020;61:10')
const BIRKS = obra('Birks et al., JAAHA 2017;53:73')
const WIEGEL = obra('Wiegel et al., PLoS One 2022', '10.1371/journal.pone.0274085')
const LITSTER = obra('Litster e Buchanan, JAVMA 2000;216:210')
const BRIEF = obra("Clinician's Brief 2022")
const DA_RACA = obra('Valores publicados da raça')
const AMSTAFF = obra('Estudo da raça, PMC10417027')

const vhs = linhasDe('VHS', 'CANINA', 'vertebras')
const vhsGato = linhasDe('VHS', 'FELINA', 'vertebras')
const vlas = linhasDe('VLAS', 'CANINA', 'vertebras')

/** Not by the locale's formatter, whose first use takes milliseconds: these are written as the module loads. */
const numero = (valor: number) => String(valor).replace('.', ',')
const centesimos = (valor: number) => Math.round(valor * 100) / 100

/** Of a mean and a deviation: attention beyond one, altered beyond two. A small heart is not judged by the breed. */
function daRaca(raca: string, media: number, desvio: number, fonte: ReturnType<typeof obra>, marca: MarcaDeEvidencia) {
  return vhs(
    ate(centesimos(media + desvio), centesimos(media + 2 * desvio)),
    fonte(
      marca,
      `Raça ${raca}: ${numero(media)} ± ${numero(desvio)}, atenção acima de 1 desvio-padrão e alterado acima de 2`,
    ),
    { racas: [raca] },
  )
}

/** A heart smaller than the published range asks for attention, never more. */
const PEQUENO = 'Abaixo da faixa, atenção'

const RACAS = [
  daRaca('Labrador Retriever', 10.8, 0.6, LAMB, 'V2'),
  daRaca('Boxer', 11.6, 0.8, LAMB, 'V2'),
  daRaca('Cavalier King Charles Spaniel', 10.6, 0.5, LAMB, 'V2'),
  daRaca('Pastor Alemão', 9.7, 0.8, LAMB, 'M'),
  daRaca('Dobermann', 10, 0.6, LAMB, 'M'),
  daRaca('Lulu da Pomerânia', 10.5, 0.9, JEPSEN, 'V2'),
  daRaca('Boston Terrier', 11.7, 1.4, JEPSEN, 'V2'),
  daRaca('Yorkshire Terrier', 9.9, 0.6, JEPSEN, 'M'),
  daRaca('Shih Tzu', 9.5, 0.6, JEPSEN, 'M'),
  daRaca('Lhasa Apso', 9.6, 0.8, JEPSEN, 'M'),
  daRaca('Beagle', 10.3, 0.4, KRAETSCHMER, 'V'),
  daRaca('Norwich Terrier', 10.6, 0.6, TAYLOR, 'V'),
  daRaca('Boiadeiro Australiano', 10.5, 0.4, DA_RACA, 'V'),
  daRaca('Whippet', 11, 0.5, DA_RACA, 'V2'),
  daRaca('Greyhound', 10.5, 0.1, DA_RACA, 'M'),
  vhs(ate(11.87, 12.8), WIEGEL('V', 'Raça Pug: 11,25 ± 0,62, 95 % de 10,1 a 12,8'), { racas: ['Pug'] }),
  vhs(ate(11.6), BIRKS('V', 'Raça Dachshund: mediana 10,3, de 9,25 a 11,55'), {
    racas: ['Dachshund', 'Dachshund Miniatura'],
  }),
  vhs(ate(11.8), AMSTAFF('D', 'Maior que 9,7 na raça'), { racas: ['American Staffordshire Terrier'] }),
  vhs({ texto: 'sem limite útil na raça (12,7 ± 1,7 v): descreva a silhueta' }, JEPSEN('V2'), {
    racas: ['Buldogue Inglês'],
  }),
]

export const TORAX = [
  vhs(
    { faixa: { min: 8.5, max: 10.5 }, atencao: { max: 10.6 } },
    BUCHANAN('V', `9,7 ± 0,5, de 8,5 a 10,6. ${PEQUENO}`),
  ),
  ...RACAS,
  vhsGato({ faixa: { min: 6.7, max: 8 }, atencao: { max: 8.1 } }, LITSTER('V', `7,5, de 6,7 a 8,1. ${PEQUENO}`)),
  vhsGato({ texto: 'média de 8,2 v na raça, sem limite publicado' }, LITSTER('V'), { racas: ['Persa'] }),
  vlas(
    abaixoDe(2.5, 2.8),
    BRIEF('V', 'A partir de 2,8, específico de aumento do átrio; a partir de 3,1 apoia o estágio B2'),
  ),
  vlas(ate(2.8), WIEGEL('V', 'Raça Pug: de 1,1 a 2,8 no cão normal'), { racas: ['Pug'] }),
]
