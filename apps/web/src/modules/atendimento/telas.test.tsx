import { percorrer } from '../../../teste/passeio/index.ts'
import { CODIGO } from '../../../teste/servidor/exemplo.ts'

percorrer('/atendimento', 'CLIENTE')
percorrer(`/atendimento?codigo=${CODIGO}`, 'CLIENTE')
percorrer('/atendimento?novo=1', 'CLIENTE')
percorrer(`/atendimento?codigo=${CODIGO}&editar=1`, 'CLIENTE')
percorrer(`/atendimento?codigo=${CODIGO}`, 'PARCEIRO')
percorrer(`/atendimento?codigo=${CODIGO}`, 'ESPECIALISTA')
