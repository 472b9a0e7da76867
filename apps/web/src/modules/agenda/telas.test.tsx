import { percorrer } from '../../../teste/passeio/index.ts'
import { alturaDaHora } from './altura-da-hora.ts'

const comAlturaNormal = () => alturaDaHora.mudar(() => 'normal')

for (const perfil of ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'] as const)
  percorrer('/agenda/agenda-atendimento', perfil, comAlturaNormal)
for (const visao of ['semana', 'mes', 'lista'])
  percorrer(`/agenda/agenda-atendimento?visao=${visao}`, 'CLIENTE', comAlturaNormal)
