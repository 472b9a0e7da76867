import { cartaoDoAnimal } from '../animal/cartao.ts'
import { cartaoDaCidade } from '../cidade/cartao.ts'
import { cartaoDoCliente } from '../cliente/cartao.ts'
import { cartaoDoCupom } from '../cupom/cartao.ts'
import { cartaoDaEspecialidade } from '../especialidade/cartao.ts'
import { cartaoDoEspecialista } from '../especialista/cartao.ts'
import { cartaoDaEspecie } from '../especie/cartao.ts'
import { cartaoDoGrupoDeDespesa } from '../grupo-despesa/cartao.ts'
import { cartaoDoHorario } from '../horario-atendimento/cartao.ts'
import { cartaoDoModelo } from '../modelo-documento/cartao.ts'
import { cartaoDoParceiro } from '../parceiro/cartao.ts'
import { cartaoDoPlano } from '../plano/cartao.ts'
import { cartaoDoPlanoDeSaude } from '../plano-saude/cartao.ts'
import { cartaoDaRaca } from '../raca/cartao.ts'
import { cartaoDoServico } from '../servico/cartao.ts'
import { cartaoDoTipoDeDespesa } from '../tipo-despesa/cartao.ts'
import { cartaoDoTutor } from '../tutor/cartao.ts'
import { cartaoDoUsuario } from '../usuario/cartao.ts'
import type { Cartao } from './cartao.ts'

/** Every registry that has a screen, in the order of the menu. */
export const CARTOES = [
  cartaoDoAnimal,
  cartaoDoCliente,
  cartaoDoParceiro,
  cartaoDaEspecie,
  cartaoDaEspecialidade,
  cartaoDoEspecialista,
  cartaoDoPlanoDeSaude,
  cartaoDoPlano,
  cartaoDaRaca,
  cartaoDoServico,
  cartaoDoTutor,
  cartaoDoUsuario,
  cartaoDaCidade,
  cartaoDoHorario,
  cartaoDoModelo,
  cartaoDoGrupoDeDespesa,
  cartaoDoTipoDeDespesa,
  cartaoDoCupom,
] as const satisfies readonly Cartao[]

export type CartaoDeCadastro = (typeof CARTOES)[number]
