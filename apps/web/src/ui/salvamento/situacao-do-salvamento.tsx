import type { NomeDoIcone } from '../icones/nomes.ts'
import './situacao-do-salvamento.css'
import { diaNaZona, formatarDataHora, formatarHora } from '@vetlume/dominio/tempo'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { fusoEmUso } from '../../lib/fuso.ts'
import type { EstadoDoSalvamento } from '../../lib/salvamento.ts'
import { Icone } from '../icones/icone.tsx'

interface Texto {
  tom: 'calmo' | 'atencao' | 'erro'
  icone: NomeDoIcone
  curto: string
  texto: string
}

function descrever<T>(estado: EstadoDoSalvamento<T>, oQue: string): Texto {
  switch (estado.tipo) {
    case 'salvo': {
      const zona = fusoEmUso()
      if (diaNaZona(estado.em, zona) !== diaNaZona(new Date().toISOString(), zona)) {
        const quando = formatarDataHora(estado.em, zona)
        return { tom: 'calmo', icone: 'cloud-done', curto: quando, texto: `Salvo em ${quando}` }
      }
      const hora = formatarHora(estado.em, zona)
      return { tom: 'calmo', icone: 'cloud-done', curto: hora, texto: `Salvo às ${hora}` }
    }
    case 'mudado':
      return { tom: 'calmo', icone: 'cloud-upload', curto: '…', texto: 'Alterado' }
    case 'salvando':
      return { tom: 'calmo', icone: 'cloud-upload', curto: '…', texto: 'Salvando…' }
    case 'guardado':
      return { tom: 'atencao', icone: 'cloud-off', curto: 'Sem conexão', texto: 'Sem conexão: guardado neste aparelho' }
    case 'recusado':
      return {
        tom: 'erro',
        icone: 'error-outline',
        curto: 'Não salvou',
        texto: `Não foi possível salvar: ${mensagemDoErro(estado.erro)}`,
      }
    case 'conflito':
      return { tom: 'erro', icone: 'error-outline', curto: 'Conflito', texto: `Outra pessoa alterou ${oQue}` }
  }
}

export interface SituacaoDoSalvamentoProps<T> {
  estado: EstadoDoSalvamento<T>
  /** "este laudo" */
  oQue: string
}

/** Where the work is: on the server, on its way, or only in this device. What goes well is not announced. */
export function SituacaoDoSalvamento<T>({ estado, oQue }: SituacaoDoSalvamentoProps<T>) {
  const { tom, icone, curto, texto } = descrever(estado, oQue)
  return (
    <span className="vl-salvo" data-tom={tom} title={texto}>
      <Icone nome={icone} tamanho={18} />
      <span className="vl-salvo-largo">{texto}</span>
      <span className="vl-salvo-estreito">{curto}</span>
      <span className="so-leitor" role="status">
        {tom === 'calmo' ? '' : texto}
      </span>
    </span>
  )
}
